/** The time between two calls for what may change by itself. */
export const pollEvery = { list: 5_000, inProcess: 2_000, payments: 2_000 } // ms

const longest = 60_000 // ms

/**
 * A refetch interval of `every` ms while calls succeed. While they fail it grows:
 * it is the time since the last success, at most a minute.
 */
export const patiently =
  (every: number) =>
  ({ state }: { state: { dataUpdatedAt: number; errorUpdatedAt: number; errorUpdateCount: number } }): number => {
    const failing = state.errorUpdatedAt > state.dataUpdatedAt
    if (!failing) return every
    const since =
      state.dataUpdatedAt === 0 ? every * state.errorUpdateCount : state.errorUpdatedAt - state.dataUpdatedAt
    return Math.min(longest, Math.max(every, since))
  }
