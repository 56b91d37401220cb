export const messages = {
  casino: '카지노 · 슬롯',
  lobby: '로비',
  playable: '플레이 가능',
  maintenance: '점검 중',
  slotRtp: (rtp: string) => `슬롯 · RTP ${rtp}`,
  liveRtp: (rtp: string) => `RTP ${rtp}`,
} as const;
