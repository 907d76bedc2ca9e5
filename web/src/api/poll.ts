interface Asked {
  state: { dataUpdatedAt: number; errorUpdatedAt: number; errorUpdateCount: number }
}

const longest = 60_000 // ms

/**
 * When to ask again: every `every` ms while answers come. While they do not,
 * each wait is as long as it has gone wrong already, at most a minute.
 */
export const patiently =
  (every: number) =>
  ({ state }: Asked): number => {
    const failing = state.errorUpdatedAt > state.dataUpdatedAt
    if (!failing) return every
    const since =
      state.dataUpdatedAt === 0 ? every * state.errorUpdateCount : state.errorUpdatedAt - state.dataUpdatedAt
    return Math.min(longest, Math.max(every, since))
  }
