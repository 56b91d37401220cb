import {
  IconAttendance,
  IconCharge,
  IconCoupon,
  IconExchange,
  IconFriends,
  IconHistory,
  IconMessage,
  IconPoint,
  IconProfile,
  IconSupport,
  IconWallet,
  type IconProps,
} from '@/shared/icons';
import type { ComponentType } from 'react';
import type { ShortcutKey } from '../lib/shortcuts';

const icons: Record<ShortcutKey, ComponentType<IconProps>> = {
  message: IconMessage,
  attendance: IconAttendance,
  coupon: IconCoupon,
  friend: IconFriends,
  calculate: IconPoint,
  charge: IconCharge,
  exchange: IconExchange,
  tetherCharge: IconWallet,
  tetherExchange: IconExchange,
  customer: IconSupport,
  memberInfo: IconProfile,
  betResult: IconHistory,
};

export interface ShortcutIconProps {
  name: ShortcutKey;
  size?: number;
}

export function ShortcutIcon({ name, size = 20 }: ShortcutIconProps) {
  const Icon = icons[name];
  return <Icon size={size} />;
}
