import { type ReactNode, useState } from 'react';

export interface PartProps {
  /** What is below: drawn once it is known what the part itself shows, so that nothing moves. */
  children?: ReactNode;
}

export interface BelowProps extends PartProps {
  /** It is known what is above. */
  isReady: boolean;
}

/** Holds what is below a part until the part is known; later changes of the part keep it. */
export function Below({ isReady, children }: BelowProps) {
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  return (isReady || wasReady) && children;
}
