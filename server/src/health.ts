import packageJson from '../../package.json' with { type: 'json' };
import type { Handlers } from './contract/types.ts';

/** Answers as long as the process serves; it asks no other part. */
export function health(): Pick<Handlers, 'getHealth'> {
  const { version } = packageJson;
  return { getHealth: () => ({ status: 200, body: { status: 'ok', version } }) };
}
