import type { ComponentType } from 'react';
import type { Fixture } from '../lib/game';

export interface StarProps {
  fixture: Fixture;
  /** Whether Tab stops here; in a row of the grid the arrow keys lead to it. */
  isTabStop: boolean;
}

/** Draws the star of a match, which belongs to a feature above. */
export type StarComponent = ComponentType<StarProps>;
