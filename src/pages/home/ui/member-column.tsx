import { AccountCard } from './account-card';
import { OpenBets } from './open-bets';

/** What home holds for a member alone; guests need not load it. */
export function MemberColumn() {
  return (
    <>
      <AccountCard />
      <OpenBets />
    </>
  );
}
