import { useOutletContext } from 'react-router'

/** The project on the screen, which the frame of the project area has loaded. */
export interface Project {
  id: number
  project_number: string
  project_title: string
}

/** Returns the project on the screen. For the screens of the project area, which all have one. */
export const useProject = (): Project => useOutletContext<Project>()
