import { createEffect, sample } from 'effector';
import { boardRequested } from '@/shared/lib/landmarks';

/** Leads to the prices of the match that is watched. */
const focusBoardFx = createEffect(() => document.getElementById('board')?.focus());

sample({ clock: boardRequested, target: focusBoardFx });
