import { useRouter } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $isEdited, leaving } from '../model/write';

const moves = {
  PUSH: 'none',
  REPLACE: 'none',
  BACK: 'back',
  FORWARD: 'other',
  GO: 'other',
} as const;

/** Holds navigations away from what is being written; the browser asks before it closes the page. */
export function LeaveGuard() {
  const { history } = useRouter();
  const { isEdited, onLeave } = useUnit({ isEdited: $isEdited, onLeave: leaving.leaveFx });
  useEffect(() => {
    if (!isEdited) return undefined;
    return history.block({
      blockerFn: ({ currentLocation, nextLocation, action }) =>
        nextLocation.pathname !== currentLocation.pathname &&
        onLeave({ href: nextLocation.href, move: moves[action] }),
    });
  }, [history, isEdited, onLeave]);
  return null;
}
