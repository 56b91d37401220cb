import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { type ReactNode, useState } from 'react';
import type { Decorator, StoryContext } from 'storybook-react-rsbuild';
import { siteMap } from '@/app/site-map';
import { apiCreated } from '@/shared/api';
import { $api, createFakeApi } from '@/shared/api/testing';
import { deviceWatchStarted } from '@/shared/lib/device';
import { $isToastTimed } from '@/shared/lib/toasts';
import { $place, type Place } from '@/shared/routes';
import { frameOf, furnishFrame } from './frame';

interface ScopedProps {
  create: () => Scope;
  children: ReactNode;
}

function placeOf(href: string): Place {
  const path = href.replace(/[?#].*/, '');
  return { href, path, route: siteMap.find((page) => page.path === path)?.path ?? '' };
}

/** What the site reads of its surroundings: the window's device; server and address where the story has none. */
function surround(scope: Scope, { parameters, title }: StoryContext): Scope {
  const frame = frameOf({ parameters, title });
  // No story calls a real server.
  if (scope.getState($api) === $api.defaultState)
    void allSettled(apiCreated, { scope, params: createFakeApi({}) });
  if (frame) furnishFrame(scope, frame);
  void allSettled(deviceWatchStarted, { scope });
  void allSettled($isToastTimed, { scope, params: false });
  if (parameters.router && scope.getState($place) === $place.defaultState)
    void allSettled($place, { scope, params: placeOf(parameters.router.path ?? '/') });
  return scope;
}

function Scoped({ create, children }: ScopedProps) {
  const [scope] = useState(create);
  return <Provider value={scope}>{children}</Provider>;
}

/** Forks once per mount, from `parameters.scope` where a story gives its own values and handlers. */
export const withScope: Decorator = (Story, context) => {
  const { id, parameters, globals } = context;
  const scenario = String(globals.scenario ?? '');
  const create = (): Scope => surround(parameters.scope?.(scenario) ?? fork(), context);
  return (
    <Scoped key={`${id} ${scenario}`} create={create}>
      <Story />
    </Scoped>
  );
};
