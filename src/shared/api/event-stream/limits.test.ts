import { expect, it } from 'vitest';
import document from '#contract/asyncapi.json' with { type: 'json' };
import { heartbeatTimeoutMs } from './heartbeat-timeout';
import { mostTopics } from './topic-limit';

it('the client holds to the limits of the contract', () => {
  const { topics, silence, heartbeat } = document['x-limits'];
  expect({ topics: mostTopics, silence: heartbeatTimeoutMs }).toEqual({ topics, silence });
  // Two heartbeats may be lost before prices are locked.
  expect(silence).toBeGreaterThanOrEqual(3 * heartbeat);
});
