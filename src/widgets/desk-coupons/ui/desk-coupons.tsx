import { CodesView } from './codes-view';
import { CouponsView } from './coupons-view';

export interface DeskCouponsProps {
  /** The tab that the address names; members' coupons without one. */
  item: string | null;
}

/** Coupons by staff: what members have, and the codes that give more. */
export function DeskCoupons({ item }: DeskCouponsProps) {
  return item === 'code' ? <CodesView /> : <CouponsView />;
}
