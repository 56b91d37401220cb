const MEMBER = 'mem_demo_member02';
const STAFF = 'mem_demo_manager01';
const RECORD = `insert into audit (at, actor, action, target, ip) values (1, '${STAFF}', 'message.send', 'snt_x', '::1');`;

const addSent = (fields: object = {}) => {
  const row = { id: 'snt_x', sender: STAFF, audience: 'one', member_id: MEMBER, sent_at: 1 };
  const all = { ...row, title: 't', contents: 'c', receivers: 1, ...fields };
  const values = Object.values(all).map((one) => `'${one}'`);
  return `insert into sent_message (${Object.keys(all)}) values (${values.join(', ')});`;
};
const addCopy = (fields: object = {}) => {
  const row = { id: 'msg_x', member_id: MEMBER, title: 't', contents: 'c', sent_at: 1 };
  const all = { ...row, sent_message_id: 'snt_x', ...fields };
  const values = Object.values(all).map((one) => `'${one}'`);
  return `insert into message (${Object.keys(all)}) values (${values.join(', ')});`;
};
const recalled = { recalled_at: 2, recalled_by: STAFF, recall_reason: 'x', recalled: 1 };
const RECALL_RECORD = `insert into audit (at, actor, action, target, ip) values (2, '${STAFF}', 'message.recall', 'snt_x', '::1');`;

/** By rule of what staff sends what breaks it. */
export const MESSAGE_FAULTS: Record<string, string[]> = {
  'what staff sent has a copy for each receiver, of the same text': [
    RECORD + addSent(),
    RECORD + addSent({ receivers: 2 }) + addCopy(),
    RECORD + addSent() + addCopy({ contents: 'other' }),
  ],
  'what was recalled has as many recalled copies, and none that is unread': [
    RECORD + RECALL_RECORD + addSent(recalled) + addCopy(),
    RECORD + addSent() + addCopy({ recalled_at: 2 }),
    RECORD +
      RECALL_RECORD +
      addSent({ ...recalled, receivers: 2 }) +
      addCopy({ recalled_at: 2 }) +
      addCopy({ id: 'msg_y' }),
  ],
  'what staff sent or recalled has an audit record': [
    addSent() + addCopy(),
    RECORD + addSent(recalled) + addCopy({ recalled_at: 2 }),
  ],
};
