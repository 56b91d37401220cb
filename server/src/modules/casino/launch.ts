import type { FastifyRequest } from 'fastify';
import type { MoneyRefusal } from '#rules/money-refusals.ts';
import { mayEnterCasino } from '#rules/roles.ts';
import type { ModuleDeps } from '../../module.ts';
import { ownRefusals } from '../protection/index.ts';
import { findGame, readVisitor, type Visitor } from './lobby-repository.ts';
import { stateOfGame } from './lobby-state.ts';
import type { Casino, Theme } from './types.ts';

interface LaunchRequest {
  memberId: string;
  loginSessionId: string;
  gameId: string;
  theme: Theme;
  now: number;
  raw: FastifyRequest;
}

export type Launched =
  | { kind: 'launched'; url: string; sessionId: string }
  | { kind: 'NOT_FOUND' | 'CASINO_RESTRICTED' | 'GAME_UNAVAILABLE' }
  | { kind: 'refused'; refusals: MoneyRefusal[] };

export type LaunchGame = (request: LaunchRequest) => Promise<Launched>;

export function createLaunch(
  { db }: Pick<ModuleDeps, 'db'>,
  { sessions, providerOf }: Pick<Casino, 'sessions' | 'providerOf'>,
): LaunchGame {
  async function refusalsOf({ state }: Visitor, memberId: string, at: number) {
    if (state !== 'approved') return [{ code: 'BLOCKED' as const }];
    const own = await ownRefusals(db, { memberId, amount: 0, at });
    // A limit of deposits says nothing of playing.
    return own.filter(({ code }) => code !== 'OWN_DEPOSIT_LIMIT');
  }

  return async ({ memberId, loginSessionId, gameId, theme, now, raw }) => {
    const found = await findGame(db, gameId);
    if (!found) return { kind: 'NOT_FOUND' };
    const { game, provider } = found;
    const visitor = await readVisitor(db, memberId);
    if (game.kind === 'casino' && !mayEnterCasino(visitor.tendency))
      return { kind: 'CASINO_RESTRICTED' };
    const page = providerOf(provider.id);
    if (!page || stateOfGame(game, provider, now).state !== 'open')
      return { kind: 'GAME_UNAVAILABLE' };
    const refusals = await refusalsOf(visitor, memberId, now);
    if (refusals.length > 0) return { kind: 'refused', refusals };
    const { currency } = visitor;
    const launch = { memberId, gameId, loginSessionId, currency, now };
    const { sessionId, token } = await sessions.launch(db, launch);
    return { kind: 'launched', sessionId, url: page.gameUrl(raw, { gameId, token, theme }) };
  };
}
