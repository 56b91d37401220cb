import { createEffect, type EventCallable, sample, scopeBind } from 'effector';
import { liveUpdatesStarted } from './live-updates';

// Slip, placement and rules are not needed for the first paint, on any page.
const startSlipFx = createEffect(async () => {
  const fire = scopeBind((unit: EventCallable<void>) => unit(), { safe: true });
  const { slipStarted } = await (await import('./slip-parts')).loadWiring();
  fire(slipStarted);
});

sample({ clock: liveUpdatesStarted, target: startSlipFx });
