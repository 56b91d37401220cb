import type { ComponentType } from 'react';

export interface StarProps {
  /** Of the game. */
  id: string;
  name: string;
}

/** Draws the star of a game, which belongs to a feature above. */
export type StarComponent = ComponentType<StarProps>;
