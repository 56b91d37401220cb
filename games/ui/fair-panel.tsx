import { type FormEvent, useEffect, useState } from 'react';
import { isClientSeed, verifyCasinoRound } from '#rules/casino/fair.ts';
import type { CasinoGame, PlayedRound } from '#rules/casino/types.ts';
import { IconCheck } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/text-field';
import { LostAnswer } from '../lib/api.ts';
import type { Play } from '../play/use-play.ts';
import { Note } from './drawer.tsx';
import * as styles from './fair-panel.css';
import { fairMessages, frameMessages, statusMessages } from './messages.ts';
import { resultText } from './result-text.ts';

type Verdict = 'checking' | 'ok' | 'wrong' | 'open' | 'unable';

/** Draws a round again in the browser, each time another is shown. */
function useVerdict(game: CasinoGame, round: PlayedRound): Verdict {
  const [found, setFound] = useState<{ round: PlayedRound; verdict: Verdict } | null>(null);
  useEffect(() => {
    let isLate = false;
    const tell = (verdict: Verdict): void => {
      if (!isLate) setFound({ round, verdict });
    };
    verifyCasinoRound(game, round).then(
      ({ isOk }) => tell(isOk === null ? 'open' : isOk ? 'ok' : 'wrong'),
      // A page that is not served securely has no cryptography.
      () => tell('unable'),
    );
    return () => {
      isLate = true;
    };
  }, [game, round]);
  return found?.round === round ? found.verdict : 'checking';
}

interface RoundProofProps {
  game: CasinoGame;
  round: PlayedRound;
}

/** What a round was drawn from, and whether drawing again comes to the same. */
export function RoundProof({ game, round }: RoundProofProps) {
  const verdict = useVerdict(game, round);
  const { fair } = round;
  return (
    <div className={styles.part}>
      <p className={styles.heading}>
        {fairMessages.shown} · {frameMessages.round(round.number)}
      </p>
      <Rows
        rows={[
          [fairMessages.commitment, fair.commitment],
          [fairMessages.serverSeed, fair.serverSeed ?? fairMessages.later],
          [fairMessages.clientSeed, fair.clientSeed],
          [fairMessages.nonce, String(fair.nonce)],
          [fairMessages.result, resultText(round.result)],
        ]}
      />
      <p className={styles.verdict} data-verdict={verdict}>
        {verdict === 'ok' && <IconCheck size={16} />}
        {fairMessages[verdict]}
      </p>
    </div>
  );
}

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([term, value]) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The proof of the round on the table beside what the next one is drawn from. */
export function FairPanel({ play }: { play: Play }) {
  const { shown, fair, phase } = play.state;
  const isShown = shown !== null && phase !== 'showing';
  return (
    <>
      <div className={styles.root}>
        {isShown ? (
          <RoundProof game={play.opened.game} round={shown} />
        ) : (
          <p className={styles.part}>
            {phase === 'showing' ? fairMessages.showing : fairMessages.none}
          </p>
        )}
        <div className={styles.part}>
          <p className={styles.heading}>{fairMessages.next}</p>
          <Rows
            rows={[
              [fairMessages.commitment, fair.commitment],
              [fairMessages.nonce, String(fair.nonce)],
            ]}
          />
          <SeedForm play={play} />
        </div>
      </div>
      <Note>{fairMessages.how}</Note>
    </>
  );
}

function SeedForm({ play }: { play: Play }) {
  const [seed, setSeed] = useState(play.state.fair.clientSeed);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isChanged, setIsChanged] = useState(false);

  async function send(): Promise<void> {
    if (!isClientSeed(seed)) {
      setError(fairMessages.badSeed);
      return;
    }
    setIsSending(true);
    setIsChanged(false);
    try {
      const refusal = await play.setSeed(seed);
      setError(refusal?.title ?? null);
      setIsChanged(refusal === null);
    } catch (thrown) {
      if (!(thrown instanceof LostAnswer)) throw thrown;
      setError(statusMessages.lost);
    } finally {
      setIsSending(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={fairMessages.clientSeed}
        hint={<span role="status">{isChanged ? fairMessages.changed : fairMessages.hint}</span>}
        error={error}
        value={seed}
        maxLength={32}
        autoComplete="off"
        onValueChange={setSeed}
      />
      <div className={styles.beside}>
        <Button
          type="submit"
          variant="secondary"
          loading={isSending}
          disabled={play.state.phase !== 'ready'}
        >
          {fairMessages.change}
        </Button>
      </div>
    </form>
  );
}
