import fc from 'fast-check';
import { insertReply } from '../../src/modules/post/reply-repository.ts';
import { insertPost } from '../../src/modules/post/repository.ts';
import { searchedText } from '../../src/modules/post/search.ts';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Posts and replies of the member and of others, enough that some are left after the fuzz test has deleted others. */
export async function postHints({ db, clock }: TestApp): Promise<Hints> {
  // Not of today, of which a member writes twenty.
  const at = clock.now() - 2 * 86_400_000;
  const written = { title: '글', html: '<p>글감</p>', text: '글감', betId: null, images: [] };
  const search = searchedText(written);
  const posts = (memberId: string) =>
    db.tx(async (q) => {
      const ids: number[] = [];
      for (let n = 0; n < 20; n += 1)
        ids.push(await insertPost(q, { ...written, search, board: 'free', memberId, at }));
      return ids;
    });
  const replies = (memberId: string, postId: number) =>
    db.tx(async (q) => {
      const ids: number[] = [];
      for (let n = 0; n < 20; n += 1)
        ids.push(await insertReply(q, { postId, parentId: null, memberId, text: '글', at }));
      return ids;
    });
  const others = await posts('mem_demo_member02');
  const [place = 0, ...reported] = others;
  const ownReplies = await replies('mem_demo_member01', place);
  const draft = fc.record({
    title: fc.constantFrom('제목', '<b>제목</b>'),
    contents: fc.constantFrom('<p>글감</p>', '글감 <script>x</script>'),
    betId: fc.constant(null),
  });
  return {
    postId: fc.constant(place),
    'changePost.postId': fc.constantFrom(...(await posts('mem_demo_member01'))),
    'deletePost.postId': fc.constantFrom(...(await posts('mem_demo_member01'))),
    'reportPost.postId': fc.constantFrom(...reported),
    'changeReply.replyId': fc.constantFrom(...ownReplies.slice(0, 10)),
    'deleteReply.replyId': fc.constantFrom(...ownReplies.slice(10)),
    'reportReply.replyId': fc.constantFrom(...(await replies('mem_demo_member02', place))),
    // Whoever is notified of it is not the member of the fuzz test, who would have a message to read.
    'decidePost.kind': fc.constant('post'),
    'decidePost.subjectId': fc.constantFrom(...(await posts('mem_demo_coin01'))),
    'addPost.body': draft,
    'changePost.body': draft,
    'addReply.body': fc.record({
      text: fc.constantFrom('글', '두\n줄'),
      parentId: fc.constant(null),
    }),
    'changeReply.body': fc.record({ text: fc.constantFrom('글', '두\n줄') }),
    'addPostImage.body': fc.constant(PNG),
  };
}
