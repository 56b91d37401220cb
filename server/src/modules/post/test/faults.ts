import { bet } from '../../rolling/test/faults.ts';

/** Statements that break what is true of the boards, one way each. */

const MEMBER = 'mem_demo_member02';
const STAFF = 'mem_demo_admin01';

interface Seed {
  author?: string;
  /** Columns of the post beside those that it needs. */
  fields?: Record<string, string>;
  text?: string | null;
  /** How many the board counts of it. */
  listed?: 0 | 1;
}

/** A post that is as it should be but for what the seed says; its id is -1. */
function post({ author = MEMBER, fields = {}, text = 'x', listed = 1 }: Seed = {}): string {
  const columns = ['', ...Object.keys(fields)].join(', ');
  const values = ['', ...Object.values(fields)].join(', ');
  const body =
    text === null
      ? ''
      : `insert into post_text values (-1, '${text}', '${text}', 'x', 'x', '{}', '{}');`;
  return `
    update post_board set last_number = last_number + 1, posts = posts + ${listed} where board = 'free';
    insert into post (id, board, number, member_id, title, created_at${columns}) overriding system value
    select -1, 'free', last_number, '${author}', 'x', 0${values} from post_board where board = 'free';${body}`;
}

/** A reply with its id, to the post unless another one is named. */
const reply = (id: number, { parent = 'null', postId = -1, answers = 0 } = {}) => `
  insert into post_reply (id, post_id, parent_id, member_id, text, created_at, answers) overriding system value
  values (${id}, ${postId}, ${parent}, '${MEMBER}', 'x', 0, ${answers});
  update post set replies = replies + 1 where id = ${postId};`;

const report = (member: string) =>
  `insert into post_report values ('post', -1, 'mem_demo_${member}', 'ad', null, 0);`;
const waiting = (count: number) =>
  `insert into post_case (kind, subject_id, waiting, first_reported_at) values ('post', -1, ${count}, 0);`;

const IMAGE = 'a'.repeat(24);
const image = (member: string, unusedSince: string) => `
  insert into post_image values ('${IMAGE}', '${member}', 1, 1, 1, 0, ${unusedSince});
  insert into post_image_use values (-1, '${IMAGE}');`;
const WITH_IMAGE = { fields: { has_image: 'true' } };

/** By rule of the boards what breaks it. */
export const POST_FAULTS: Record<string, string[]> = {
  'a board numbers its posts without a gap, and counts those of its list': [
    `update post_board set posts = posts + 1 where board = 'crypto';`,
    `update post_board set last_number = last_number + 1 where board = 'crypto';`,
    post({ listed: 0 }),
    post({ author: STAFF, fields: { pinned_at: '1' } }),
  ],
  'a post counts who has opened it and its replies': [
    post({ fields: { views: '1' } }),
    `${post()} insert into post_view values ('${STAFF}', -1);`,
    `${post()} ${reply(-1)} update post set replies = 0 where id = -1;`,
  ],
  'a post has a text until it is deleted': [post({ text: null }), post({ text: '' })],
  'a reply answers one of its post that answers none, which counts it': [
    `${post()} ${reply(-1)} ${reply(-2, { parent: '-1' })}`,
    `${post()} ${reply(-1, { answers: 1 })} ${reply(-2, { parent: '-1', answers: 1 })} ${reply(-3, { parent: '-2' })}`,
    `${post()} ${reply(-1, { answers: 1 })}
     insert into post_reply (id, post_id, parent_id, member_id, text, created_at) overriding system value
     select -2, min(id), -1, '${MEMBER}', 'x', 0 from post where id > 0 and state = 'shown';
     update post set replies = replies + 1 where id in (select post_id from post_reply where id = -2);`,
  ],
  'a post has no bet but of its author': [
    bet(1) + post({ author: STAFF, fields: { bet_id: `'bet_seed'` } }),
  ],
  'an image that a post shows is of its author, and is not about to be removed': [
    post(WITH_IMAGE) + image(MEMBER, '0'),
    post(WITH_IMAGE) + image(STAFF, 'null'),
    post() + image(MEMBER, 'null'),
  ],
  'what was reported counts the reports that wait, and is hidden by three': [
    post() + waiting(1),
    post() + waiting(0) + report('coin01'),
    post() + waiting(3) + ['coin01', 'member01', 'tend22'].map(report).join(''),
  ],
  'staff alone is pinned, at most ten times a board': [
    post({ fields: { pinned_at: '1' }, listed: 0 }),
    `update post set pinned_at = 1, member_id = '${STAFF}' where id in (
       select id from post where board = 'free' and state = 'shown' and pinned_at is null order by id limit 11);
     update post_board b set posts = (
       select count(*) from post p where p.board = b.board and p.state <> 'deleted' and p.pinned_at is null);`,
  ],
  'what staff has hidden has an audit record': [
    post({ fields: { state: `'hidden'`, hidden_by: `'staff'` } }),
    `${post()} ${reply(-1)} update post_reply set state = 'hidden', hidden_by = 'staff' where id = -1;`,
  ],
};
