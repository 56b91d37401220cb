import { createRandom } from '../simulator/random.ts';
import { checkInvariants } from '../server/src/invariants.ts';
import type { Db, Tx } from '../server/src/lib/db.ts';
import { createPostBets } from '../server/src/modules/post/bets.ts';
import { searchedText } from '../server/src/modules/post/index.ts';
import { createReplies } from '../server/src/modules/post/replies.ts';
import { createPostService, type PostQuery } from '../server/src/modules/post/service.ts';
import { median } from './lib/median.ts';
import { openSite } from './lib/site.ts';

interface PostsBenchOptions {
  kind: Db['kind'];
  /** Posts of the large board, and of the small one beside it. */
  posts: number;
  few: number;
  repeats: number;
}

const NOW = Date.parse('2024-05-11T03:00:00Z');
const APART = 30_000;
const PAGE = 15;
const FAR = 1_000;
/** So many of each only warm what they read; after five PostgreSQL keeps a plan. */
const WARM = 6;
/** Texts that differ; the posts take them in turn. */
const TEXTS = 10_000;
const POSTS_OF_A_MEMBER = 50;
/** One post of so many is replied to, so many times. */
const REPLIED = 20;
const REPLIES = 20;
/** Who reads has opened so many of the newest, who has read more one of so many of all. */
const NEWEST = 1_000;
const OPENED = 10;
const READER = { memberId: 'writer1', isStaff: false };
const WELL_READ = { memberId: 'writer2', isStaff: false };

const STEMS =
  `오늘 내일 진짜 이번 그냥 다들 일단 제가 근데 경기 정말 너무 조금 역시 혹시 보통 배당 승부 무승부 핸디캡 언오버 적중 낙첨 분석 픽 조합 폴더
  축구 야구 농구 배구 하키 울산 전북 서울 수원 포항 인천 대구 광주 대전 강원 제주 부산 삼성 두산 기아 롯데 한화 키움 라이온즈 토트넘 아스널 리버풀 첼시
  바르셀로나 레알 뮌헨 유벤투스 밀란 선발 투수 타선 불펜 골키퍼 수비 공격 미드필더 감독 교체 부상 결장 원정 홈경기 연승 연패 전반 후반 연장 역전 득점 실점
  코너킥 퇴장 라인업 날씨 주말 새벽 저녁 중계 응원`.split(/\s+/);
const ENDINGS = ['', '은', '이', '에서', '까지', '보다'];
/** The commoner before the rarer. */
const WORDS = ENDINGS.flatMap((ending) => STEMS.map((stem) => stem + ending));
const COMMON = '경기';
/** Of one text in a thousand, in its title. */
const SELDOM = '곱빼기';
const RARE = '쥐불놀이';
/** What is looked for longest: a fifth of the posts have its pairs, and none has it. */
const NOWHERE = Array(6).fill(COMMON).join(' ');

/** Writes texts in which the word of a rank is as frequent as the rank is low; the first is the one with the rare word. */
function write(count: number) {
  const random = createRandom('posts');
  const skewed = (below: number) => Math.floor((below + 1) ** random.next()) - 1;
  const words = (length: number) =>
    Array.from({ length }, () => WORDS[skewed(WORDS.length)]).join(' ');
  return Array.from({ length: count + 1 }, (_none, n) => {
    const title = `${words(2 + skewed(5))}${n % 1_000 === 1 ? ` ${SELDOM}` : ''}`;
    const text = `${words(4 + skewed(60))}${n === 0 ? ` ${RARE}` : ''}`;
    const search = searchedText({ title, text });
    return {
      n,
      title,
      text,
      search_title: search.title,
      search_text: search.text,
      title_pairs: search.titlePairs,
      pairs: search.pairs,
    };
  });
}

type Texts = ReturnType<typeof write>;

/** Adds members, and the posts that they wrote in turn with who has opened them and the replies. */
async function fill(q: Tx, texts: Texts, posts: number): Promise<void> {
  const members = posts / POSTS_OF_A_MEMBER;
  // A million posts take longer to add than the server lets a statement run.
  await q.query('set local statement_timeout = 0');
  await q.query(`set local maintenance_work_mem = '1GB'`);
  await q.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, level, currency, created_at)
     select 'writer' || n, 'writer' || n, '바람' || n, '', '', 'approved', 3, 'KRW', 0 from generate_series(1, $1::int) n`,
    [members],
  );
  await q.query(
    `create temp table bench_text (n int primary key, title text, text text, search_title text, search_text text,
       title_pairs int[], pairs int[]) on commit drop`,
  );
  await q.query(
    'insert into bench_text select * from jsonb_populate_recordset(null::bench_text, $1::jsonb)',
    [JSON.stringify(texts)],
  );
  // Three of all posts have the rare word. The board has posts of the demonstration before these.
  await q.query(
    `create temp table bench_post on commit drop as
     select n, last_number + n as number, case when n % $2 = 0 then 0 else 1 + n % $3 end as text
     from generate_series(1, $1::int) n, post_board where board = 'free'`,
    [posts, Math.floor(posts / 3), texts.length - 1],
  );
  await q.query(
    `insert into post (board, number, member_id, title, created_at, views, replies)
     select 'free', b.number, 'writer' || 1 + b.n::bigint * 7919 % $1, t.title, ${NOW} - ($2 - b.n)::bigint * ${APART},
       1 + (b.n > $2 - ${NEWEST})::int + (b.n % ${OPENED} = 0)::int,
       case when b.n % ${REPLIED} = 0 then ${REPLIES} else 0 end
     from bench_post b join bench_text t on t.n = b.text order by b.n`,
    [members, posts],
  );
  await q.query(
    `update post_board set last_number = last_number + $1, posts = posts + $1 where board = 'free'`,
    [posts],
  );
  const indexes = await q.query<{ name: string; sql: string }>(
    `select indexname as name, indexdef as sql from pg_indexes where tablename = 'post_text' and indexdef like '% gin %'`,
  );
  for (const { name } of indexes) await q.exec(`drop index ${name}`);
  const made = `bench_post b join post p on p.board = 'free' and p.number = b.number`;
  await q.query(
    `insert into post_text (post_id, html, text, search_title, search_text, title_pairs, pairs)
     select p.id, '<p>' || t.text || '</p>', t.text, t.search_title, t.search_text, t.title_pairs, t.pairs
     from ${made} join bench_text t on t.n = b.text order by b.n`,
  );
  for (const { sql } of indexes) await q.exec(sql);
  await q.query(
    `insert into post_view (member_id, post_id)
     select 'writer' || 3 + b.n::bigint * 31 % ($1 - 2), p.id from ${made}
     union all select '${READER.memberId}', p.id from ${made} where b.n > $2 - ${NEWEST}
     union all select '${WELL_READ.memberId}', p.id from ${made} where b.n % ${OPENED} = 0`,
    [members, posts],
  );
  await q.query(
    `insert into post_reply (post_id, member_id, text, created_at)
     select p.id, 'writer' || 1 + (b.n + r) % $1, t.title, p.created_at + r
     from ${made} join bench_text t on t.n = b.text, generate_series(1, ${REPLIES}) r
     where b.n % ${REPLIED} = 0 order by p.id, r`,
    [members],
  );
  await q.exec('analyze');
}

async function openBoard(kind: Db['kind'], texts: Texts, posts: number, repeats: number) {
  const { db, close } = await openSite(kind, { at: NOW });
  try {
    await db.tx((q) => fill(q, texts, posts));
    const bets = createPostBets({ bet: async () => null, betsNamed: async () => [] });
    const service = createPostService(db, bets);
    const replies = createReplies(db);
    const list =
      (query: Partial<PostQuery>, reader = READER) =>
      async () => {
        const page = { board: 'free', by: 'all', limit: PAGE } as const;
        const listQuery = {
          ...page,
          text: undefined,
          filter: undefined,
          after: undefined,
          ...query,
        };
        return (await service.list(listQuery, reader, NOW)).data.length;
      };
    const below = async (order: 'asc' | 'desc', offset: number) => {
      const place = `select id from post where board = 'free' and pinned_at is null order by id ${order} limit 1 offset $1`;
      const [row] = await db.query<{ id: number }>(place, [offset]);
      return list({ after: { at: 0, id: String(row?.id) } });
    };
    const replied = await db.query<{ id: number }>(
      `select id from post where replies = ${REPLIES} order by hashint8(id) limit $1`,
      [WARM + repeats],
    );
    let opened = 0;
    const questions = {
      first: list({}),
      wellRead: list({}, WELL_READ),
      common: list({ text: COMMON }),
      seldom: list({ text: SELDOM }),
      rare: list({ text: RARE }),
      title: list({ text: SELDOM, by: 'title' }),
      nowhere: list({ text: NOWHERE }),
      author: list({ text: '바람7', by: 'author' }),
      page: await below('desc', Math.min((FAR - 1) * PAGE, posts / 2) - 1),
      last: await below('asc', PAGE),
      async post() {
        const id = replied[opened++ % replied.length]?.id ?? 0;
        const [post, page] = await Promise.all([
          service.open(id, READER, NOW),
          replies.list(id, { after: undefined, limit: PAGE }, READER),
        ]);
        return post ? (page?.data.length ?? 0) : 0;
      },
    };
    return { db, close, questions };
  } catch (error) {
    await close();
    throw error;
  }
}

type Question = keyof Awaited<ReturnType<typeof openBoard>>['questions'];

const QUESTIONS: Record<Question, string> = {
  first: 'first page',
  wellRead: 'first page, a tenth opened',
  common: 'a common word',
  seldom: 'a word of each thousandth',
  rare: 'a word of three posts',
  title: 'each thousandth, by title',
  nowhere: 'common pairs, in no post',
  author: 'an author',
  page: 'page 1,000, else the middle',
  last: 'last page',
  post: 'a post with its replies',
};

async function timed(name: Question, ask: () => Promise<number>): Promise<number> {
  const from = performance.now();
  const found = await ask();
  const ms = performance.now() - from;
  if ((found === 0) !== (name === 'nowhere')) throw new Error(`${name} found ${found}`);
  return ms;
}

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
const show = (ms: number) => ms.toFixed(1).padStart(10);
const whole = (value: number) => value.toLocaleString('en').padStart(10);

/** Prints what a board of very many posts costs to read and to search beside one of few, in turn. */
export async function benchPosts(options: Partial<PostsBenchOptions> = {}): Promise<void> {
  const { kind, posts, few, repeats }: PostsBenchOptions = {
    kind: 'postgres',
    posts: 1_000_000,
    few: 10_000,
    repeats: 40,
    ...options,
  };
  const texts = write(Math.min(TEXTS, few));
  const small = await openBoard(kind, texts, few, repeats);
  try {
    const large = await openBoard(kind, texts, posts, repeats);
    try {
      const share = texts.filter(({ search_text }) => search_text.includes(COMMON)).length;
      console.log(`${kind}, milliseconds, medians and p95 of ${repeats} in turn;`);
      console.log(`the common word is in ${((share / texts.length) * 100).toFixed(0)} % of texts`);
      console.log(`${''.padEnd(28)}${whole(few)}       p95${whole(posts)}       p95   ratio`);
      for (const [name, title] of Object.entries(QUESTIONS) as [Question, string][]) {
        const times: { small: number[]; large: number[] } = { small: [], large: [] };
        for (let round = -WARM; round < repeats; round += 1) {
          const ofSmall = await timed(name, small.questions[name]);
          const ofLarge = await timed(name, large.questions[name]);
          if (round < 0) continue;
          times.small.push(ofSmall);
          times.large.push(ofLarge);
        }
        const [a, b] = [median(times.small), median(times.large)];
        console.log(
          `${title.padEnd(28)}${show(a)}${show(p95(times.small))}${show(b)}${show(p95(times.large))}   ×${(b / a).toFixed(1)}`,
        );
      }
      const [wrong] = await checkInvariants(small.db);
      if (wrong) throw new Error(`the boards are broken: ${JSON.stringify(wrong)}`);
    } finally {
      await large.close();
    }
  } finally {
    await small.close();
  }
}
