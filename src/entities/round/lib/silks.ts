/** The colours that runners wear by their number from 1: ground and figure. White needs an edge on white. */
export const SILKS = [
  { ground: '#ffffff', ink: '#17211f', edge: '#b9b3a5' },
  { ground: '#efc548', ink: '#2b2200' },
  { ground: '#c9453f', ink: '#ffffff' },
  { ground: '#262c2d', ink: '#ffffff', edge: '#5a6668' },
  { ground: '#2f62bd', ink: '#ffffff' },
  { ground: '#2f8560', ink: '#ffffff' },
  { ground: '#85593a', ink: '#ffffff' },
  { ground: '#e7a3b6', ink: '#3d1420' },
] as const;
