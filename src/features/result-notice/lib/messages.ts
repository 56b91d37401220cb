import { formatCount, formatFolders } from '@/shared/lib/format';

export const messages = {
  bet: (folders: number, odds: string, sizes?: readonly number[]) =>
    sizes ? formatFolders(folders, sizes) : `${formatFolders(folders)} ${odds}배`,
  won: (bet: string, payout: string) => `${bet} 적중 · 당첨금 ${payout}`,
  lost: (bet: string) => `${bet} 미적중`,
  partly: (bet: string, payout: string) => `${bet} 미적중 · 당첨금 ${payout}`,
  refunded: (bet: string, payout: string) => `${bet} 적특 · 환급금 ${payout}`,
  cashedOut: (bet: string, amount: string) => `${bet} 자동 캐시아웃 · 정산금 ${amount}`,
  corrected: (text: string) => `결과 정정: ${text}`,
  several: (count: number, hits: number) =>
    `베팅 ${formatCount(count)}건이 정산되었습니다. 적중 ${formatCount(hits)}건`,
} as const;
