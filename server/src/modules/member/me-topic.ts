import type { components } from '#contract/types.gen.ts';
import type { Db } from '../../lib/db.ts';
import type { TopicSource } from '../../stream/types.ts';
import type { WalletService } from '../wallet/index.ts';

type MeState = components['schemas']['MeState'];

export interface MePorts {
  wallet: Pick<WalletService, 'balanceOf'>;
  unreadCount(memberId: string): Promise<number>;
  unseenResults(memberId: string): Promise<number>;
  openBets(memberId: string): Promise<MeState['openBets']>;
}

/** The state of whoever holds the session. */
export function createMeTopic(db: Db, ports: MePorts): TopicSource {
  const { wallet, unreadCount, unseenResults, openBets } = ports;
  return {
    private: true,
    matches: (topic) => topic === 'me',
    async snapshot(_topic, session): Promise<MeState | null> {
      if (session === null) return null;
      const balance = await wallet.balanceOf(db, session.memberId);
      return {
        emoney: balance?.emoney ?? 0,
        point: balance?.point ?? 0,
        unreadCount: await unreadCount(session.memberId),
        unseenResults: await unseenResults(session.memberId),
        openBets: await openBets(session.memberId),
      };
    },
  };
}
