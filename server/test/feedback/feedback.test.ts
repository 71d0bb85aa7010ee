import type { ContactMessage } from '@flint/shared/contracts/contact';
import type { QueuedReview, Review } from '@flint/shared/contracts/reviews';
import sharp from 'sharp';
import { newStaff } from '../support/control-plane';
import { runSql } from '../support/library';
import { mailTo, untilMailed } from '../support/mailbox';
import { startServer, type TestClient, type TestServer } from '../support/server';

// Its reviews stand on every visitor's home page.
let server: TestServer;
let staff: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  staff = await newStaff(server);
  visitor = server.client();
});
afterAll(() => server.stop());

const status = async (as: TestClient, method: string, path: string, body?: object) =>
  (await as.fetchJson(method, path, body)).status;

describe('the contact form', () => {
  const send = (body: object, headers = {}) =>
    visitor.ok<{ receipt: string }>('POST', '/api/contact-forms', body, headers);
  const inbox = (query = '') =>
    staff.ok<{ messages: ContactMessage[]; open: number }>('GET', `/api/contact-forms${query}`);
  const find = async (receipt: string) => (await inbox('?limit=100')).messages.find((each) => each.receipt === receipt);

  test('takes a message without a session and answers a receipt number, once per key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { email: 'ana@example.com', message: 'Where is my picture?' };
    const { receipt } = await send(body, headers);
    expect(receipt).toMatch(/^FL-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await send(body, headers)).toMatchObject({ receipt });
    const again = await visitor.fetchJson('POST', '/api/contact-forms', { ...body, message: 'Another' }, headers);
    expect(again.status).toBe(422);
    expect(await find(receipt)).toMatchObject({ ...body, name: '', subject: '', status: 'open', suspected: false });
  });

  test.each([
    ['no message', { email: 'ana@example.com' }, 'message'],
    ['an empty message', { email: 'ana@example.com', message: '  ' }, 'message'],
    ['a name for an address', { email: 'ana', message: 'Hello' }, 'email'],
    ['no address', { message: 'Hello' }, 'email'],
    ['5001 letters', { email: 'ana@example.com', message: 'a'.repeat(5001) }, 'message'],
    ['a subject of 151 letters', { email: 'ana@example.com', message: 'Hello', subject: 'a'.repeat(151) }, 'subject'],
  ])('%s is refused, and the field named', async (_what, body, field) => {
    expect(await visitor.fetchJson('POST', '/api/contact-forms', body)).toMatchObject({ status: 400, body: { field } });
  });

  test('keeps and marks what filled the honeypot, and lists it after the others', async () => {
    const trapped = await send({ email: 'bo@example.com', message: 'A person with an odd browser', extra: 'x' });
    const plain = await send({ email: 'cy@example.com', message: 'Earlier, and first all the same' });
    expect(await find(trapped.receipt)).toMatchObject({ message: 'A person with an odd browser', suspected: true });
    const receipts = (await inbox()).messages.map((each) => each.receipt);
    expect(receipts.indexOf(plain.receipt)).toBeLessThan(receipts.indexOf(trapped.receipt));
  });

  test('is answered by mail, once per key, and closed', async () => {
    const subject = 'Prices\r\nBcc: everybody@example.com';
    const { receipt } = await send({ name: 'Dee', email: 'dee@example.com', subject, message: 'What costs what?' });
    const { id = '' } = (await find(receipt)) ?? {};
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = () =>
      staff.ok<{ message: ContactMessage }>(
        'POST',
        `/api/contact-forms/${id}/answers`,
        { text: 'See /docs.' },
        headers,
      );
    expect(await answer()).toMatchObject({ message: { status: 'answered', answers: [{ text: 'See /docs.' }] } });
    const mail = await untilMailed(staff, 'dee@example.com', /^Re: /);
    expect(mail.subject).toBe(`Re: Prices Bcc: everybody@example.com (${receipt})`);
    expect(mail.text).toContain('See /docs.');
    expect(mail.text).toContain('What costs what?');
    expect((await answer()).message.answers).toHaveLength(1);
    expect(await mailTo(staff, 'dee@example.com')).toHaveLength(1);
    await staff.ok('PATCH', `/api/contact-forms/${id}`, { status: 'closed' });
    expect((await inbox('?status=closed')).messages.map((each) => each.receipt)).toContain(receipt);
  });

  test('its inbox is for admins alone', async () => {
    const user = await server.signUpVerified();
    const id = crypto.randomUUID();
    const calls = [
      ['GET', '/api/contact-forms', undefined],
      ['POST', `/api/contact-forms/${id}/answers`, { text: 'a' }],
      ['PATCH', `/api/contact-forms/${id}`, { status: 'closed' }],
    ] as const;
    for (const [method, path, body] of calls) {
      expect(await status(visitor, method, path, body)).toBe(401);
      expect(await status(user, method, path, body)).toBe(403);
    }
    expect(await status(staff, 'PATCH', `/api/contact-forms/${id}`, { status: 'closed' })).toBe(404);
    expect(await status(staff, 'PATCH', '/api/contact-forms/none', { status: 'closed' })).toBe(404);
  });
});

describe('the survey', () => {
  test('needs a session, and keeps one set of answers per user', async () => {
    expect(await status(visitor, 'POST', '/api/surveys', { answers: { makes: ['Videos'] } })).toBe(401);
    expect(await status(visitor, 'GET', '/api/surveys/me')).toBe(401);
    const user = await server.signUp();
    expect(await user.ok('GET', '/api/surveys/me')).toEqual({ survey: null });
    const first = await user.ok<{ survey: { id: string } }>('POST', '/api/surveys', {
      answers: { makes: ['Videos'] },
    });
    await user.ok('POST', '/api/surveys', { answers: { often: 'Once a week', satisfied: 4 } });
    expect(await user.ok('GET', '/api/surveys/me')).toMatchObject({
      survey: { id: first.survey.id, answers: { often: 'Once a week', satisfied: 4 } },
    });
    for (const answers of [undefined, {}, { a: { b: 1 } }, { a: 'x'.repeat(2001) }, { ['k'.repeat(61)]: 'x' }])
      expect([answers, await status(user, 'POST', '/api/surveys', { answers })]).toEqual([answers, 400]);
  });
});

describe('reviews', () => {
  const listed = (query = '') =>
    visitor.ok<{ reviews: Review[]; total: number; average: number | null }>('GET', `/api/reviews${query}`);
  const leave = async (as: TestClient, body: object) =>
    (await as.ok<{ review: Review }>('POST', '/api/reviews', body)).review;

  test('one per user: public at once, changed, deleted; a second is refused', async () => {
    const user = await server.signUp({ name: 'Mira' });
    expect(await user.ok('GET', '/api/reviews/me')).toEqual({ review: null });
    expect(await user.ok('GET', '/api/reviews/me/status')).toEqual({ hasReviewed: false });
    const review = await leave(user, { rating: 4, comment: ' Prices first. ' });
    expect(review).toMatchObject({
      ...{ rating: 4, comment: 'Prices first.', name: 'Mira', profileImageUrl: null },
      ...{ verifiedUse: false, status: 'approved' },
    });
    expect(await user.ok('GET', '/api/reviews/me/status')).toEqual({ hasReviewed: true, status: 'approved' });
    expect((await listed()).reviews.map(({ id }) => id)).toContain(review.id);
    const race = await Promise.all([1, 2].map(() => status(user, 'POST', '/api/reviews', { rating: 5, comment: 'x' })));
    expect(race).toEqual([409, 409]);
    const changed = await user.ok<{ review: Review }>('PUT', '/api/reviews/me', { rating: 2, comment: 'Slower now.' });
    expect(changed.review).toMatchObject({ id: review.id, rating: 2, comment: 'Slower now.' });
    await user.ok('DELETE', '/api/reviews/me');
    expect((await listed()).reviews.map(({ id }) => id)).not.toContain(review.id);
    expect(await status(user, 'DELETE', '/api/reviews/me')).toBe(404);
    expect(await status(user, 'PUT', '/api/reviews/me', { rating: 2, comment: 'x' })).toBe(404);
  });

  test.each([
    ['no stars', { comment: 'x' }, 'rating'],
    ['0 stars', { rating: 0, comment: 'x' }, 'rating'],
    ['6 stars', { rating: 6, comment: 'x' }, 'rating'],
    ['2.5 stars', { rating: 2.5, comment: 'x' }, 'rating'],
    ['no words', { rating: 3 }, 'comment'],
    ['1001 letters', { rating: 3, comment: 'x'.repeat(1001) }, 'comment'],
    ['a foreign picture', { rating: 3, comment: 'x', profileImageUrl: 'https://a.example/a.png' }, 'profileImageUrl'],
  ])('%s is refused, and the field named', async (_what, body, field) => {
    expect(await staff.fetchJson('POST', '/api/reviews', body)).toMatchObject({ status: 400, body: { field } });
  });

  test('a limit bounds the list, and the average is of all; a page with reviews says so to search engines', async () => {
    const [one, two] = await Promise.all([server.signUp(), server.signUp()]);
    await leave(one, { rating: 5, comment: 'a' });
    await leave(two, { rating: 4, comment: 'b' });
    const { reviews, total, average } = await listed('?limit=1');
    expect(reviews).toHaveLength(1);
    expect(total).toBeGreaterThanOrEqual(2);
    expect((await listed('?limit=many')).reviews.length).toBe(total);
    const html = await (await visitor.fetch('/')).text();
    expect(html).toContain(`"aggregateRating":{"@type":"AggregateRating","ratingValue":${average}`);
  });

  test('a picture comes by a presigned upload, is drawn anew, and goes with the review', async () => {
    const user = await server.signUp();
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#aa5511' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const upload = async (bytes: Uint8Array, contentType = 'image/jpeg') => {
      const file = { filename: 'me.jpg', contentType };
      const ticket = await user.ok<{
        uploadUrl: string;
        fileUrl: string;
        key: string;
        headers: Record<string, string>;
      }>('POST', '/api/reviews/uploads/presign', file);
      const { uploadUrl, headers, fileUrl } = ticket;
      expect(fileUrl).toContain(ticket.key);
      const put = await fetch(server.url + uploadUrl, { method: 'PUT', headers, body: new Uint8Array(bytes) });
      return { status: put.status, fileUrl };
    };
    const { fileUrl: profileImageUrl } = await upload(photo);
    const review = await leave(user, { rating: 5, comment: 'With a face.', profileImageUrl });
    const address = server.url + review.profileImageUrl;
    const shown = await fetch(address);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(bytes.includes('secret place')).toBe(false);
    const kept = await user.ok<{ review: Review }>('PUT', '/api/reviews/me', { rating: 5, comment: 'Still.' });
    expect(kept.review.profileImageUrl).toBe(review.profileImageUrl);
    const page = await upload(Buffer.from('<!doctype html><script>alert(1)</script>'));
    expect(page.status).toBe(415);
    await user.ok('PUT', '/api/reviews/me', { rating: 5, comment: 'Without.', profileImageUrl: '' });
    expect((await fetch(address)).status).toBe(404);
    expect(
      await status(user, 'POST', '/api/reviews/uploads/presign', { filename: 'a.svg', contentType: 'image/svg+xml' }),
    ).toBe(400);
    expect(
      await status(visitor, 'POST', '/api/reviews/uploads/presign', { filename: 'a.png', contentType: 'image/png' }),
    ).toBe(401);
  });

  test('a report brings a review before staff, who hide it and show it again', async () => {
    const user = await server.signUp();
    const { id } = await leave(user, { rating: 1, comment: 'An advertisement.' });
    const report = (as: TestClient, reason?: string) => as.fetchJson('POST', `/api/reviews/${id}/reports`, { reason });
    const stranger = await server.signUp();
    for (const as of [visitor, visitor, stranger])
      expect(await report(as, 'Advertisement')).toMatchObject({ status: 200 });
    const queue = async () => (await staff.ok<{ reviews: QueuedReview[] }>('GET', '/api/reviews/reported')).reviews;
    expect((await queue()).find((each) => each.id === id)).toMatchObject({ reports: 2 });
    expect(await status(user, 'GET', '/api/reviews/reported')).toBe(403);
    expect(await status(user, 'PUT', `/api/reviews/${id}/status`, { status: 'hidden' })).toBe(403);
    await staff.ok('PUT', `/api/reviews/${id}/status`, { status: 'hidden' });
    expect((await listed('?limit=100')).reviews.map((each) => each.id)).not.toContain(id);
    expect(await user.ok('GET', '/api/reviews/me/status')).toEqual({ hasReviewed: true, status: 'hidden' });
    expect((await report(visitor)).status).toBe(404);
    await staff.ok('PUT', `/api/reviews/${id}/status`, { status: 'approved' });
    expect((await listed('?limit=100')).reviews.map((each) => each.id)).toContain(id);
    expect((await queue()).map((each) => each.id)).not.toContain(id);
    expect(await runSql(server, `select action from audit where target = '${id}'`)).toEqual([
      { action: 'refused.setReviewStatus' },
      { action: 'reviews.status' },
      { action: 'reviews.status' },
    ]);
  });

  const queued = async (id: string) =>
    (await staff.ok<{ reviews: QueuedReview[] }>('GET', '/api/reviews/reported')).reviews.find(
      (each) => each.id === id,
    );
  const decide = (id: string, decision: string) => staff.ok('PUT', `/api/reviews/${id}/status`, { status: decision });

  test('an author who deletes a hidden review and writes it again has it hidden still', async () => {
    const user = await server.signUp();
    const body = { rating: 1, comment: 'An advertisement, again.' };
    const { id } = await leave(user, body);
    await decide(id, 'hidden');
    await user.ok('DELETE', '/api/reviews/me');
    expect(await user.ok('GET', '/api/reviews/me')).toEqual({ review: null });
    expect(await status(user, 'DELETE', '/api/reviews/me')).toBe(404);
    expect(await status(staff, 'PUT', `/api/reviews/${id}/status`, { status: 'approved' })).toBe(404);
    expect(await queued(id)).toBeUndefined();
    expect(await runSql(server, `select name, picture_key from review where id = '${id}'`)).toEqual([
      { name: '', picture_key: null },
    ]);

    const again = await leave(user, body);
    expect(again).toMatchObject({ ...body, status: 'hidden' });
    expect((await listed('?limit=100')).reviews.map(({ comment }) => comment)).not.toContain(body.comment);
    expect(await status(user, 'POST', '/api/reviews', body)).toBe(409);
    expect(await queued(again.id)).toMatchObject({ status: 'hidden', reports: 0 });

    await decide(again.id, 'approved');
    await user.ok('DELETE', '/api/reviews/me');
    expect(await leave(user, { rating: 4, comment: 'Well meant.' })).toMatchObject({ status: 'approved' });
  });

  test('a report after staff has decided brings the review before them again, with the new reason', async () => {
    const user = await server.signUp();
    const { id } = await leave(user, { rating: 3, comment: 'Harmless.' });
    const report = (reason: string) => visitor.ok('POST', `/api/reviews/${id}/reports`, { reason });
    await report('Boring');
    await decide(id, 'approved');
    expect(await queued(id)).toBeUndefined();
    await user.ok('PUT', '/api/reviews/me', { rating: 1, comment: 'An advertisement.' });
    await report('Advertisement');
    await report('');
    expect(await queued(id)).toMatchObject({ reports: 1, reasons: ['Advertisement'] });
  });

  test('a review of somebody who has made something is marked', async () => {
    const user = await server.signUpVerified();
    await user.ok('POST', '/api/fal-ai/generate/image', { prompt: 'a lake', style: 'cartoon' });
    expect(await leave(user, { rating: 5, comment: 'Made it.' })).toMatchObject({ verifiedUse: true });
  });
});
