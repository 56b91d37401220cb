import { Link } from '@tanstack/react-router';
import type { MoneyRefusal } from '@/shared/api';
import { isOwnRefusal, ownLimitsLink } from '@/shared/copy';
import { Banner } from '@/shared/ui/banner';
import { LinkButton } from '@/shared/ui/link-button';

export interface RefusalNoticeProps {
  refusals: readonly MoneyRefusal[];
  textOf: (refusal: MoneyRefusal) => string;
  /** `error` answers a press and is said at once; `info` is for what only has to be waited for. */
  tone: 'info' | 'warn' | 'error';
}

/** Everything that keeps a request from being taken; nothing is drawn for none. */
export function RefusalNotice({ refusals, textOf, tone }: RefusalNoticeProps) {
  if (refusals.length === 0) return null;
  // Whoever has one under way waits for that one, not for a time.
  const hasOpen = refusals.some(
    ({ code }) => code === 'OPEN_DEPOSIT' || code === 'OPEN_WITHDRAWAL',
  );
  const shown = refusals.filter(({ code }) => !hasOpen || code !== 'WAIT');
  const isOwn = shown.some(({ code }) => isOwnRefusal(code));
  const link = isOwn && (
    <LinkButton asChild size="sm" variant="secondary">
      <Link to="/limits">{ownLimitsLink}</Link>
    </LinkButton>
  );
  return (
    <Banner tone={tone} action={link}>
      {shown.map((refusal) => (
        <p key={refusal.code}>{textOf(refusal)}</p>
      ))}
    </Banner>
  );
}
