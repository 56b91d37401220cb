import type { Locks } from '../browser-door';

export interface LeadHandlers {
  onLead: () => void;
  /** Another tab has taken the lead; this one waits for it again. */
  onLost: () => void;
}

export interface Lead {
  giveUp: () => void;
  /** Leads now, in place of a tab that has the lead and makes nothing of it. */
  take: () => void;
}

/**
 * Calls `onLead` once this tab is the one of its browser that leads under `name`; other tabs wait and take over
 * when it goes. Without locks, or where they are refused, every tab leads.
 */
export function seekLead(
  name: string,
  { onLead, onLost }: LeadHandlers,
  locks: Locks | null,
): Lead {
  /** Ends the request under way, whether it waits or holds. */
  let end = () => {};

  function request(isTaking: boolean): void {
    end();
    const waiting = new AbortController();
    let isOver = false;
    let isHeld = false;
    let release = () => {};
    end = () => {
      isOver = true;
      waiting.abort();
      release();
    };
    function hold(): Promise<void> | undefined {
      if (isOver) return undefined;
      onLead();
      isHeld = true;
      return new Promise((resolve) => {
        release = resolve;
      });
    }
    function refused(): void {
      if (isOver) return;
      if (isHeld) {
        onLost();
        request(false);
      } else onLead();
    }
    try {
      const options = isTaking ? { steal: true } : { signal: waiting.signal };
      locks?.request(name, options, hold).catch(refused);
    } catch {
      refused();
    }
  }

  if (locks) request(false);
  else onLead();
  return { giveUp: () => end(), take: () => request(true) };
}
