import { scopeBind, type EventCallable, type Scope } from 'effector';

export interface PageOpening<Params, Search> {
  params: Params;
  search: Search;
}

export interface PageFacts<Params, Search> {
  opened?: EventCallable<PageOpening<Params, Search>>;
  /** Fired when search or path parameters changed while the page stays; never when nothing changed. */
  searchChanged?: EventCallable<PageOpening<Params, Search>>;
  closed?: EventCallable<void>;
}

interface Match {
  context: unknown;
  params: unknown;
  search: unknown;
}

export interface PageHooks {
  onEnter: (match: Match) => void;
  onStay: (match: Match) => void;
  onLeave: (match: Match) => void;
}

/**
 * Turns the facts of a page into the lifecycle options of its route.
 * The loader will not do: after a hover preload the navigation itself does not run it again.
 */
export function pageLifecycle<Params, Search>(facts: PageFacts<Params, Search>): PageHooks {
  // One memory per scope: two apps in one test process must not share it.
  const last = new WeakMap<Scope, string>();
  const scopeOf = (match: Match) => (match.context as { scope: Scope }).scope;
  const openingOf = (match: Match) =>
    ({ params: match.params, search: match.search }) as PageOpening<Params, Search>;

  return {
    onEnter(match) {
      const scope = scopeOf(match);
      last.set(scope, JSON.stringify(openingOf(match)));
      if (facts.opened) scopeBind(facts.opened, { scope })(openingOf(match));
    },
    onStay(match) {
      const scope = scopeOf(match);
      const opening = openingOf(match);
      const key = JSON.stringify(opening);
      // `router.invalidate()` stays as well, with nothing changed.
      if (last.get(scope) === key) return;
      last.set(scope, key);
      if (facts.searchChanged) scopeBind(facts.searchChanged, { scope })(opening);
    },
    onLeave(match) {
      const scope = scopeOf(match);
      last.delete(scope);
      if (facts.closed) scopeBind(facts.closed, { scope })();
    },
  };
}
