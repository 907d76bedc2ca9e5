import { Button } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { downloadManual } from '../../api/downloads'
import { paths } from '../../lib/paths'
import { isPdf } from '../../lib/pdf'
import { saveFile } from '../../lib/save-file'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Done } from '../../ui/done'
import { Loading } from '../../ui/loading'
import { MessagePage } from '../../ui/message-page'
import { Notice } from '../../ui/notice'
import { TimedRedirect } from '../../ui/timed-redirect'

type Download = 'busy' | 'done' | 'failed'

/** Downloads the manual and saves it, at once and again on request. */
function useManual() {
  const [attempt, setAttempt] = useState(1)
  const [ended, setEnded] = useState<{ attempt: number; well: boolean }>()

  useEffect(() => {
    const leaving = new AbortController()
    async function download() {
      const file = await downloadManual(leaving.signal)
      if (!(await isPdf(file))) throw new Error('not a PDF')
      saveFile(file, 'handleiding-wbso.pdf')
    }
    const end = (well: boolean) => !leaving.signal.aborted && setEnded({ attempt, well })
    download().then(
      () => end(true),
      () => end(false),
    )
    return () => leaving.abort()
  }, [attempt])

  const again = useCallback(() => setAttempt((before) => before + 1), [])
  const state: Download = ended?.attempt !== attempt ? 'busy' : ended.well ? 'done' : 'failed'
  return { state, again }
}

const titles = {
  busy: 'De handleiding wordt gedownload',
  done: 'Bedankt voor het downloaden',
  failed: 'De handleiding is niet gedownload',
}

/** Goes back to the page before this one, or home when there is none. */
function BackButton() {
  const navigate = useNavigate()
  const first = useLocation().key === 'default'
  return (
    <Button variant="default" onClick={() => (first ? navigate(paths.home) : navigate(-1))}>
      Terug
    </Button>
  )
}

/** Downloads the manual, thanks and leads home. Its address is also that of the PDF in the API. */
export default function ManualPage() {
  usePageTitle('Handleiding')
  const { state, again } = useManual()
  const home = (
    <Button component={Link} to={paths.home}>
      Naar home
    </Button>
  )
  const retry = (
    <>
      <Button onClick={again}>Probeer opnieuw</Button>
      <BackButton />
    </>
  )
  return (
    <MessagePage title={titles[state]} actions={state === 'failed' ? retry : home}>
      {state === 'busy' && <Loading text="Even geduld: we halen de handleiding op." as="text" />}
      {state === 'failed' && (
        <Notice tone="error">Er is een fout opgetreden bij het downloaden van de handleiding.</Notice>
      )}
      {state === 'done' && (
        <>
          <Done>
            <p role="status">De handleiding staat bij je downloads, als PDF. Veel succes met je aanvraag!</p>
          </Done>
          <TimedRedirect to={paths.home} destination="de startpagina" />
        </>
      )}
    </MessagePage>
  )
}
