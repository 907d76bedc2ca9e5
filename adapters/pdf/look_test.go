package pdf
import ("testing";"os";"context")
func TestLook(t *testing.T){
 os.MkdirAll("/tmp/costs-look",0o755)
 r:=New("Speurwerk")
 all:=samples(); for n,p:=range requests(t){all[n]=p}
 for n,p:=range all{
  b,err:=r.Render(context.Background(),p); if err!=nil{t.Fatal(n,err)}
  os.WriteFile("/tmp/costs-look/"+n+".pdf",b,0o644)
  b,err=r.Preview(context.Background(),p); if err!=nil{t.Fatal(n,err)}
  os.WriteFile("/tmp/costs-look/"+n+"-preview.pdf",b,0o644)
 }
}
