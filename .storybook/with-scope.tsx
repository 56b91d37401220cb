import { fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { type ReactNode, useState } from 'react';
import type { Decorator } from 'storybook-react-rsbuild';

interface ScopedProps {
  create: () => Scope;
  children: ReactNode;
}

function Scoped({ create, children }: ScopedProps) {
  const [scope] = useState(create);
  return <Provider value={scope}>{children}</Provider>;
}

/** Forks once per mount, from `parameters.scope` where a story gives its own values and handlers. */
export const withScope: Decorator = (Story, { parameters, id }) => {
  const create = (parameters.scope as (() => Scope) | undefined) ?? (() => fork());
  return (
    <Scoped key={id} create={create}>
      <Story />
    </Scoped>
  );
};
