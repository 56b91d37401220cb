import type { DeskFound } from '../api';

/** 21 November 2026, 18:31 in Seoul. */
const at = 1_795_253_460_000;

/** A member, a deposit and a setting of theirs, and where they came from. */
export const sampleFound: DeskFound = {
  members: [{ id: 'mem_9', userId: 'hangang77', nickname: '한강바람', level: 4 }],
  requests: [
    { id: 'req_1', kind: 'deposit', state: 'checking', nickname: '한강바람' },
    { id: 'req_7', kind: 'setting', state: 'approved', nickname: '한강바람' },
  ],
  addresses: [{ ip: '203.0.113.7', memberId: 'mem_9', nickname: '한강바람', at }],
};
