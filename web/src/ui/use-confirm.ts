import { useOnce } from './use-once'

interface Options<Result> {
  act: () => Promise<Result>
  /** What is said when it failed. */
  refusal: (error: Error) => string
  onDone: (result: Result) => unknown
  /** Called after an attempt, whatever became of it. */
  onSettled?: () => unknown
}

/** Does what a `ConfirmDialog` asks, once for any number of presses. Returns its props. */
export function useConfirm<Result>({ act, refusal, onDone, onSettled }: Options<Result>) {
  const { mutate, isPending, error } = useOnce({ mutationFn: act, onSuccess: onDone, ...(onSettled && { onSettled }) })
  return { busy: isPending, failed: error && refusal(error), onConfirm: () => void mutate() }
}
