import { useGate } from 'effector-react';
import { UnavailableGate } from '../model';

/** Stands for a dialog whose part of the site could not be loaded: it says so and goes away. */
export function DialogUnavailable() {
  useGate(UnavailableGate);
  return null;
}
