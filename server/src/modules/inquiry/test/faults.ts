const STAFF = 'mem_demo_manager01';

const addInquiry = (fields: object = {}) => {
  const row = {
    id: 'inq_x',
    kind: 'nonmember',
    contact: 'x',
    title: 'x',
    contents: 'x',
    ip: '::1',
  };
  const all = { ...row, created_at: 0, asked_at: 0, ...fields };
  const values = Object.values(all).map((one) => `'${one}'`);
  return `insert into inquiry (${Object.keys(all)}) values (${values.join(', ')});`;
};
const addLine = (text = 'x') =>
  `insert into inquiry_line (inquiry_id, by, staff_id, text, at) values ('inq_x', 'staff', '${STAFF}', '${text}', 1);`;
const addRecord = (at = 1) =>
  `insert into audit (at, actor, action, target, ip) values (${at}, '${STAFF}', 'inquiry.answer', 'inq_x', '::1');`;
const ANSWERED = addInquiry({ answer: 'x', answered_by: STAFF, answered_at: 1, state: 'answered' });

/** By rule of questions to staff what breaks it. */
export const INQUIRY_FAULTS: Record<string, string[]> = {
  'what staff said to a question has an audit record': [
    ANSWERED + addLine(),
    ANSWERED + addLine() + addRecord(2),
  ],
  'a question has its last line as its answer, where staff said it': [
    ANSWERED,
    ANSWERED + addLine('other') + addRecord(),
    addInquiry() + addLine() + addRecord(),
  ],
  'a question is where its last step led': [
    `${addInquiry()}
     insert into inquiry_step (inquiry_id, event, to_state, actor, at) values ('inq_x', 'check', 'answering', 'x', 0);`,
  ],
  'every question says how it can be answered': [addInquiry({ contact: '' })],
};
