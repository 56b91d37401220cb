import type { Queryable } from '../lib/db.ts';
import { searchedText } from '../modules/post/index.ts';
import { demoMemberId } from './accounts.ts';
import { DEMO_POSTS } from './post-content.ts';

const MINUTE = 60_000;
/** Between two posts. */
const APART = 97 * MINUTE;

const wordsOf = (html: string) =>
  html
    .replaceAll(/<\/(?:p|h3)>|<br>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim();

/** Fills the boards with what the demonstration's members have written in the last days. */
export async function addPosts(q: Queryable, now: number): Promise<void> {
  const first = now - DEMO_POSTS.length * APART;
  const posts = DEMO_POSTS.map(({ board, by, title, html, isNotice }, index) => {
    const text = wordsOf(html);
    const search = searchedText({ title, text });
    const number = DEMO_POSTS.slice(0, index + 1).filter((one) => one.board === board).length;
    const at = first + index * APART;
    return { number, board, memberId: demoMemberId(by), title, html, text, at, isNotice, search };
  });
  const replies = posts.flatMap(({ board, number, at }, index) =>
    (DEMO_POSTS[index]?.replies ?? []).flatMap(({ by, text, answers = [] }, n) => {
      const place = { board, number, at: at + (n + 1) * 11 * MINUTE };
      return [
        { ...place, memberId: demoMemberId(by), text, parent: null },
        ...answers.map((one) => ({
          ...place,
          memberId: demoMemberId(one.by),
          text: one.text,
          parent: text,
          at: place.at + MINUTE,
        })),
      ];
    }),
  );
  await q.query(
    `with made as (
       insert into post (board, number, member_id, title, created_at, pinned_at)
       select board, number, "memberId", title, at, case when "isNotice" then at end
       from jsonb_to_recordset($1::jsonb) as d(board text, number bigint, "memberId" text, title text, at bigint, "isNotice" boolean)
       order by at returning id, board, number)
     insert into post_text (post_id, html, text, search_title, search_text, title_pairs, pairs)
     select made.id, d.html, d.text, d.search ->> 'title', d.search ->> 'text',
       array(select n::int from jsonb_array_elements_text(d.search -> 'titlePairs') n),
       array(select n::int from jsonb_array_elements_text(d.search -> 'pairs') n)
     from made join jsonb_to_recordset($1::jsonb) as d(board text, number bigint, html text, text text, search jsonb)
       on d.board = made.board and d.number = made.number`,
    [JSON.stringify(posts)],
  );
  for (const depth of ['is null', 'is not null'])
    await q.query(
      `insert into post_reply (post_id, parent_id, member_id, text, created_at)
       select p.id, r.id, d."memberId", d.text, d.at
       from jsonb_to_recordset($1::jsonb) as d(board text, number bigint, "memberId" text, text text, at bigint, parent text)
         join post p on p.board = d.board and p.number = d.number
         left join post_reply r on r.post_id = p.id and r.text = d.parent
       where d.parent ${depth} order by d.at`,
      [JSON.stringify(replies)],
    );
  // Whoever wrote or replied has opened it.
  await q.query(
    `insert into post_view (member_id, post_id)
     select member_id, id from post union select member_id, post_id from post_reply`,
  );
  await q.query(
    `update post_reply r set answers = (select count(*) from post_reply a where a.parent_id = r.id)`,
  );
  await q.query(
    `update post p set views = (select count(*) from post_view v where v.post_id = p.id),
       replies = (select count(*) from post_reply r where r.post_id = p.id)`,
  );
  await q.query(
    `update post_board b set last_number = (select count(*) from post p where p.board = b.board),
       posts = (select count(*) from post p where p.board = b.board and p.pinned_at is null)`,
  );
}
