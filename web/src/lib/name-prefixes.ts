/** The words before a last name that do not count when names are sorted, as on the server. */
export const prefixes: ReadonlySet<string> = new Set(
  "'s,'t,aan,af,al,am,auf,aus,ben,bij,bin,boven,da,dal,das,de,dei,del,della,den,der,des,di,do,dos,du,el,het,im,in,la,las,le,les,lo,los,onder,op,over,te,ten,ter,tot,uit,van,vanden,vander,vom,von,voor,zu,zum,zur".split(
    ',',
  ),
)
