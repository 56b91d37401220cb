import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { type ReactNode, useState } from 'react';
import type { Decorator } from 'storybook-react-rsbuild';
import { $device, deviceWatchStarted } from '@/shared/lib/device';

interface ScopedProps {
  create: () => Scope;
  children: ReactNode;
}

/** Gives a scope the layout of the window, as the site does, unless the story chose a smaller one. */
function fitted(scope: Scope): Scope {
  if (scope.getState($device) === 'desktop') void allSettled(deviceWatchStarted, { scope });
  return scope;
}

function Scoped({ create, children }: ScopedProps) {
  const [scope] = useState(create);
  return <Provider value={scope}>{children}</Provider>;
}

/** Forks once per mount, from `parameters.scope` where a story gives its own values and handlers. */
export const withScope: Decorator = (Story, { parameters, id, title }) => {
  const own = (parameters.scope as (() => Scope) | undefined) ?? (() => fork());
  // Parts are judged by themselves; a page is another one on a phone.
  const create = title.startsWith('pages/') ? () => fitted(own()) : own;
  return (
    <Scoped key={id} create={create}>
      <Story />
    </Scoped>
  );
};
