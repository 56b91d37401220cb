// @vitest-environment jsdom
import { allSettled, type Scope } from 'effector';
import { afterEach, describe, expect, it } from 'vitest';
import { makeScope, watchCalls } from '../test-scope';
import { $areShortcutsOn, ShortcutsGate, shortcutsSwitched, shortcutUsed } from './model';

const key = (code: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));

let open: Scope | undefined;

async function start(): Promise<Scope> {
  open = makeScope();
  await allSettled(ShortcutsGate.open, { scope: open, params: {} });
  return open;
}

afterEach(async () => {
  if (open) await allSettled(ShortcutsGate.close, { scope: open, params: {} });
  document.body.replaceChildren();
  localStorage.clear();
});

describe('shortcuts', () => {
  it('are heard while the site listens', async () => {
    const scope = await start();
    const used = watchCalls(scope, shortcutUsed);
    key('KeyB');
    key('KeyZ');
    expect(used).toEqual(['slip']);
    await allSettled(ShortcutsGate.close, { scope, params: {} });
    key('KeyB');
    expect(used).toHaveLength(1);
  });

  it('can be turned off and on, and the browser keeps it', async () => {
    const scope = await start();
    const used = watchCalls(scope, shortcutUsed);
    await allSettled(shortcutsSwitched, { scope, params: false });
    key('KeyB');
    expect(used).toEqual([]);
    await allSettled(ShortcutsGate.close, { scope, params: {} });

    const later = await start();
    expect(later.getState($areShortcutsOn)).toBe(false);
    const usedLater = watchCalls(later, shortcutUsed);
    key('KeyB');
    expect(usedLater).toEqual([]);
    await allSettled(shortcutsSwitched, { scope: later, params: true });
    key('KeyB');
    expect(usedLater).toEqual(['slip']);
  });

  it.each(['<div role="alertdialog"></div>', '<div role="dialog" data-state="open"></div>'])(
    'leave the keyboard to %s',
    async (dialog) => {
      const scope = await start();
      const used = watchCalls(scope, shortcutUsed);
      document.body.innerHTML = dialog;
      key('KeyB');
      expect(used).toEqual([]);
    },
  );
});
