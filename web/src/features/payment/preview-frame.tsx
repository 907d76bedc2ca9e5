import { useEffect, useState } from 'react'
import styles from './preview.module.css'
import { useFirstPages } from './use-preview'

const plain = '#toolbar=0&navpanes=0&view=FitH' // how the viewers of browsers show a PDF

/** The first pages themselves. It has its room before they are loaded, and stays empty when there are none. */
export function PreviewFrame({ id }: { id: string }) {
  const file = useFirstPages(id)
  const [url, setUrl] = useState<string | null>(null)

  useEffect(() => {
    if (file === undefined) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  return (
    <div className={styles.frame}>{url && <iframe src={url + plain} title="Eerste pagina’s van je aanvraag" />}</div>
  )
}
