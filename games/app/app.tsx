import type { Address } from '../lib/address.ts';
import type { GamesApi } from '../lib/api.ts';
import type { Tell } from '../lib/host.ts';
import type { PlayStore } from '../lib/kept-play.ts';
import { ReplayPage } from '../replay/replay-page.tsx';
import { statusMessages } from '../ui/messages.ts';
import * as styles from './app.css';
import { GamePage } from './game-page.tsx';
import { StatusScreen } from './status-screen.tsx';

export interface AppProps {
  address: Address;
  api: GamesApi;
  store: PlayStore;
  tell: Tell;
}

/** The page of an address of the provider. */
export function App(props: AppProps) {
  return (
    <main className={styles.main}>
      <Page {...props} />
    </main>
  );
}

function Page({ address, api, store, tell }: AppProps) {
  switch (address.kind) {
    case 'game':
      return (
        <GamePage
          api={api}
          store={store}
          tell={tell}
          gameId={address.gameId}
          token={address.token}
        />
      );
    case 'replay':
      return <ReplayPage api={api} roundId={address.roundId} search={address.search} />;
    case 'nothing':
      return <StatusScreen problem={statusMessages.notThere} />;
  }
}
