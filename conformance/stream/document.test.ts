import { describe, expect, it } from 'vitest';
import stream from '#contract/asyncapi.json' with { type: 'json' };
import contract from '#contract/openapi.json' with { type: 'json' };
import { findMessage, limits } from './document.ts';

const { Sport, BoardKind, FixtureId, StreamEnd } = contract.components.schemas;

describe('asyncapi.json and openapi.json say the same of', () => {
  it('the names of boards', () => {
    const { sport, kind } = stream.channels.board.parameters;
    expect(sport.enum).toEqual(Sport.enum);
    expect(kind.enum).toEqual(BoardKind.enum);
    for (const one of sport.enum)
      for (const other of kind.enum)
        expect(`board:${one}:${other}`).toMatch(
          new RegExp(stream.components.schemas.BoardTopic.pattern),
        );
  });

  it('the names of fixtures', () => {
    const { pattern } = stream.components.schemas.FixtureTopic;
    expect(pattern).toBe(FixtureId.pattern.replace('^', '^fixture:'));
  });

  it('why a stream ends', () => {
    const { reason } = stream.components.schemas.StreamEnd.properties;
    expect(reason.enum).toEqual(StreamEnd.properties.reason.enum);
  });

  it('how a stream is asked for', () => {
    const { parameters, 'x-rate': rate } = contract.paths['/stream'].get;
    const [topics] = parameters;
    expect(rate).toEqual(limits.openings);
    expect(topics).toMatchObject({ name: 'topics', schema: { maxLength: limits.topicsLength } });
    expect(stream.components.schemas.StreamQuery.properties.topics.maxLength).toBe(
      limits.topicsLength,
    );
  });
});

it('finds the message of an event by its topic', () => {
  expect(findMessage('delta', 'board:football:cross')?.name).toBe('delta');
  expect(findMessage('heartbeat', undefined)?.name).toBe('heartbeat');
  for (const topic of ['board:chess:cross', 'fixture:', 'me:7', 'site ', 'board:football:cross@5'])
    expect(findMessage('delta', topic), topic).toBeNull();
  expect(findMessage('delta', undefined)).toBeNull();
  expect(findMessage('open', undefined)).toBeNull();
});
