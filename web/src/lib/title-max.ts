/** RVO's longest title of a project, in characters. */
export const titleMax = 200
