import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { type Bet, legWithMatch } from '@/entities/bet';
import { $currency, $problems, $slip, type Refusal, refusalText } from '@/entities/slip';
import { useFocusIfLost } from '@/shared/lib/lost-focus';
import { isOwnRefusal, ownLimitsLink } from '@/shared/copy';
import { type Currency, formatFolders, formatMoney } from '@/shared/lib/format';
import { Banner, type BannerProps } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { isHeld, mayRestore, type PlacementReport } from '../lib/report';
import { $isAbsent, $isUnknown, placementDropped, resendClicked } from '../model/placement';
import { askAgainClicked } from '../model/outcome';
import { $results, restoreClicked, resultDismissed } from '../model/result';
import { $singles } from '../model/singles';
import { messages } from './messages';
import * as styles from './placement-notice.css';
import { Reoffers } from './reoffer-notice';
import { SinglesNotice } from './singles-notice';

interface NoticeProps {
  tone: BannerProps['tone'];
  title: string;
  children?: ReactNode;
  buttons: ReactNode;
}

function Notice({ tone, title, children, buttons }: NoticeProps) {
  const ref = useFocusIfLost();
  return (
    <div ref={ref} tabIndex={-1} className={styles.root}>
      <Banner tone={tone} title={title}>
        {children}
        <div className={styles.actions}>{buttons}</div>
      </Banner>
    </div>
  );
}

interface ReasonsProps {
  report: PlacementReport;
  refusals: readonly Refusal[];
  currency: Currency;
}

function Reasons({ report: { sent }, refusals, currency }: ReasonsProps) {
  const [slip, problems] = useUnit([$slip, $problems]);
  const legs = sent?.slip.legs ?? slip.legs;
  const said = problems.map(({ refusal }) => refusal.code);
  // What the slip warns of it says itself, with the press that solves it.
  const own = refusals.filter(({ code }) => slip.legs.length === 0 || !said.includes(code));
  const texts = [...new Set(own.map((refusal) => refusalText(refusal, currency, legs)))];
  if (texts.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function UnknownNotice() {
  const { isAbsent, onAsk, onResend, onDrop } = useUnit({
    isAbsent: $isAbsent,
    onAsk: askAgainClicked,
    onResend: resendClicked,
    onDrop: placementDropped,
  });
  if (!isAbsent) {
    const ask = (
      <Button size="sm" variant="secondary" onClick={() => onAsk()}>
        {messages.askNow}
      </Button>
    );
    return (
      <Notice tone="warn" title={messages.unknown} buttons={ask}>
        {messages.unknownDetail}
      </Notice>
    );
  }
  const choices = (
    <>
      <Button size="sm" onClick={() => onResend()}>
        {messages.resend}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onDrop()}>
        {messages.drop}
      </Button>
    </>
  );
  return (
    <Notice tone="warn" title={messages.absent} buttons={choices}>
      {messages.absentDetail}
    </Notice>
  );
}

/** Names a bet by its first leg and the match of that. */
function receiptText({ legs, system }: Bet): string {
  const firstLeg = legs.slice(0, 1).map(legWithMatch);
  const named = [formatFolders(legs.length, system?.sizes), ...firstLeg].join(' · ');
  return legs.length > 1 ? `${named} ${messages.moreLegs(legs.length - 1)}` : named;
}

function ResultNotice({ report }: { report: PlacementReport }) {
  const { currency, slip, onRestore, onDismiss } = useUnit({
    currency: $currency,
    slip: $slip,
    onRestore: restoreClicked,
    onDismiss: resultDismissed,
  });
  const { result } = report;
  const close = (
    <Button size="sm" variant="secondary" onClick={() => onDismiss(result.key)}>
      {messages.close}
    </Button>
  );
  if (result.kind === 'rejected') {
    if (result.isSilent) return null;
    return (
      <Notice tone="error" title={messages.refused} buttons={close}>
        {messages.rejected(result.message, result.requestId ?? '-')}
      </Notice>
    );
  }
  if (result.kind === 'refused') {
    const restore = mayRestore(report, slip) && (
      <Button size="sm" onClick={() => onRestore(result.key)}>
        {messages.restore}
      </Button>
    );
    const isOwn = result.refusals.some(({ code }) => isOwnRefusal(code));
    const buttons = (
      <>
        {restore}
        {isOwn && (
          <LinkButton asChild size="sm" variant="tint">
            <Link to="/limits">{ownLimitsLink}</Link>
          </LinkButton>
        )}
        {close}
      </>
    );
    const title = result.bet ? messages.refusedReturned : messages.refused;
    return (
      <Notice tone="error" title={title} buttons={buttons}>
        <Reasons report={report} refusals={result.refusals} currency={currency} />
      </Notice>
    );
  }
  // The pending bet is among the pending ones with its countdown.
  if (result.kind === 'pending') return null;
  const { stake, potentialPayout } = result.bet;
  const links = (
    <>
      <LinkButton asChild size="sm" variant="tint">
        <Link to="/bet_result">{messages.history}</Link>
      </LinkButton>
      {close}
    </>
  );
  return (
    <Notice tone="success" title={messages.accepted} buttons={links}>
      <p>{receiptText(result.bet)}</p>
      <p>
        {messages.acceptedDetail(
          formatMoney(stake, currency),
          formatMoney(potentialPayout, currency),
        )}
      </p>
    </Notice>
  );
}

/** What became of the last placement, and of each that was refused: why, or at which odds it may be placed again. */
export function PlacementNotice() {
  const [isUnknown, results, singles] = useUnit([$isUnknown, $results, $singles]);
  // What several singles came to is said of each in their own list.
  const ofSingles = singles?.map(({ result }) => result?.key) ?? [];
  const own = results.filter(
    ({ result, reoffer }) => reoffer === null && !ofSingles.includes(result.key),
  );
  return (
    <>
      {isUnknown && <UnknownNotice />}
      <Reoffers />
      {own.map((report) =>
        isUnknown && !isHeld(report) ? null : (
          <ResultNotice key={report.result.key} report={report} />
        ),
      )}
      {singles && <SinglesNotice singles={singles} />}
    </>
  );
}
