import type { BrandRule } from '@flint/shared/contracts/brand-rules';
import type { BrandProfile } from '@flint/shared/contracts/brands';
import type { GeneratedImage } from '@flint/shared/contracts/generated-image';
import type { PicturesAnswer } from '@flint/shared/contracts/images';
import type { UploadPurpose } from '@flint/shared/contracts/upload-rules';
import type { Presigned } from '@flint/shared/contracts/uploads';
import sharp from 'sharp';
import { newStaff } from '../support/control-plane';
import { runSql } from '../support/library';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

const PATH = '/api/brand-profiles';

let server: RunningServer;
let user: TestClient;
let stranger: TestClient;
let logo: Buffer;
beforeAll(async () => {
  server = await sharedServer();
  [user, stranger] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
  const mark =
    '<circle cx="60" cy="60" r="50" fill="#c8102e"/><rect x="100" y="40" width="90" height="40" fill="#1d2f57"/>';
  logo = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120">${mark}</svg>`))
    .png()
    .toBuffer();
});

/** Makes a call that must succeed. @returns its body */
const ok = <T = BrandProfile>(method: string, path: string, body?: object, as = user) => as.ok<T>(method, path, body);
const create = (body: object = {}) => ok('POST', PATH, { name: 'Mud & Fire', ...body });
const list = async (query = '') =>
  (await ok<{ brandProfiles: BrandProfile[] }>('GET', PATH + query)).brandProfiles.map(({ id }) => id);
async function upload(purpose: UploadPurpose, bytes: Buffer, contentType = 'image/png'): Promise<string> {
  const wish = { purpose, contentType, bytes: bytes.byteLength };
  const { uploadId, uploadUrl, headers } = await ok<Presigned>('POST', '/api/uploads/presign', wish);
  await fetch(server.url + uploadUrl, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  return uploadId;
}
const bytesAt = async (address: string) => fetch(server.url + address);

test('opposite edits by the owner and by staff at once: one is made, the other is 409 with both values', async () => {
  const staff = await newStaff(server);
  const made = await create({ tone: 'plain' });
  const edit = (as: TestClient, tone: string, read: string) =>
    as.fetchJson('PATCH', `${PATH}/${made.id}`, { tone, userId: user.id }, { 'if-match': `"${read}"` });
  const answers = await Promise.all([edit(user, 'warm', made.updatedAt), edit(staff, 'dry', made.updatedAt)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [theirs, yours] = answers[0]?.status === 200 ? ['warm', 'dry'] : ['dry', 'warm'];
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: 'conflict',
    message: 'This brand profile was changed after you read it. Nothing was changed by you.',
    conflict: { yours: { tone: yours }, theirs: { id: made.id, tone: theirs } },
  });
  const now = await ok('GET', `${PATH}/${made.id}`);
  expect(now.tone).toBe(theirs);
  expect((await edit(staff, 'calm', now.updatedAt)).status).toBe(200);
  expect((await ok('PATCH', `${PATH}/${made.id}`, { tone: 'loud' })).tone).toBe('loud');
});

test('a profile is created, read, listed first, changed by PUT and PATCH, and keeps omitted fields', async () => {
  const first = await create({ hashtags: ['#a', ' ', ''], primaryColor: '#C8102E', wordsToUse: ['clay', 'Clay', ' '] });
  expect(first).toMatchObject({
    name: 'Mud & Fire',
    logoUrl: null,
    primaryColor: '#c8102e',
    hashtags: ['#a'],
    wordsToUse: ['clay'],
  });
  const second = await create({ name: 'Second' });
  expect((await list()).slice(0, 2)).toEqual([second.id, first.id]);
  await ok('PUT', `${PATH}/${first.id}`, { name: 'By PUT' });
  const changed = await ok('PATCH', `${PATH}/${first.id}`, { tone: 'dry', primaryColor: null });
  expect(changed).toMatchObject({ name: 'By PUT', tone: 'dry', hashtags: ['#a'], primaryColor: null });
  expect(await ok('GET', `${PATH}/${first.id}`)).toEqual(changed);
});

test('an invalid field is refused with the field and the rule named', async () => {
  const refused = async (body: object) => (await user.fetchJson('POST', PATH, body)).body;
  expect(await refused({})).toMatchObject({ field: 'name', message: 'Give the brand a name.' });
  expect(await refused({ name: '  ' })).toMatchObject({ field: 'name' });
  expect(await refused({ name: 'A', primaryColor: 'red' })).toMatchObject({ field: 'primaryColor' });
  expect(await refused({ name: 'A', logoUrl: 'javascript:alert(1)' })).toMatchObject({ field: 'logoUrl' });
  expect(await refused({ name: 'A', logoUploadId: crypto.randomUUID() })).toMatchObject({ field: 'logoUploadId' });
  expect(await refused({ name: 'A', hashtags: Array(31).fill('#a') })).toMatchObject({ field: 'hashtags' });
});

test('an idempotency key makes one profile; a refused file leaves no profile', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answers = await Promise.all([1, 2].map(() => user.fetchJson('POST', PATH, { name: 'Once' }, key)));
  const again = await user.fetchJson('POST', PATH, { name: 'Once' }, key);
  expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set([...answers, again].map(({ body }) => (body as BrandProfile).id)).size).toBe(1);
  expect(await user.fetchJson('POST', PATH, { name: 'Other' }, key)).toMatchObject({ status: 422 });
  const before = (await list()).length;
  await user.fetchJson('POST', PATH, { name: 'Broken', referenceImages: [crypto.randomUUID()] });
  expect(await list()).toHaveLength(before);
});

test('a profile is archived, restored before deletion, and deleted with its files', async () => {
  const logoUploadId = await upload('brand-logo', logo);
  const { id, logoUrl } = await create({ logoUploadId });
  const newer = await create({ name: 'Newer' });
  expect(await ok('DELETE', `${PATH}/${id}`)).toEqual({ success: true });
  expect(await list()).not.toContain(id);
  expect(await list('?includeArchived=true')).toContain(id);
  expect(await ok('POST', `${PATH}/${id}/restore`)).toMatchObject({ id, archivedAt: null });
  expect((await list()).slice(0, 2)).toEqual([id, newer.id]);
  await ok('DELETE', `${PATH}/${id}?permanent=true`);
  expect(await user.fetchJson('GET', `${PATH}/${id}`)).toMatchObject({ status: 404 });
  expect(await list('?includeArchived=true')).not.toContain(id);
  expect((await bytesAt(logoUrl ?? '')).status).toBe(404);
});

test('another user’s profile, an unknown id and a malformed id get the same answer from every call', async () => {
  const { id } = await create();
  for (const each of [id, crypto.randomUUID(), 'create']) {
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['PUT', '', { name: 'Mine' }],
      ['DELETE', ''],
      ['DELETE', '?permanent=true'],
      ['POST', '/restore'],
      ['GET', '/rules'],
      ['POST', '/learn', { edits: [{ wrote: 'We utilize clay.', kept: 'We use clay.' }] }],
      ['PATCH', `/rules/${crypto.randomUUID()}`, { status: 'accepted' }],
    ];
    for (const [method, rest, body] of calls)
      expect([method, rest, (await stranger.fetchJson(method, `${PATH}/${each}${rest}`, body)).status]).toEqual([
        ...[method, rest, 404],
      ]);
  }
  const ordered = { prompt: 'a lake', brandProfileId: id };
  expect(await stranger.fetchJson('POST', '/api/fal-ai/generate/image', ordered)).toMatchObject({ status: 404 });
  expect(await stranger.fetchJson('GET', `${PATH}?userId=${user.id}`)).toMatchObject({ status: 403 });
  const named = { userId: user.id };
  expect(await stranger.fetchJson('POST', `${PATH}/${id}/restore`, named)).toMatchObject({ status: 403 });
  expect(await ok('GET', `${PATH}/${id}`)).toMatchObject({ name: 'Mud & Fire' });
});

test('a logo gives its colours, is re-encoded, and can be replaced', async () => {
  const logoUploadId = await upload('brand-logo', logo);
  const colours = await ok<object>('POST', '/api/brand-logos/colours', { logoUploadId });
  const made = await create({ logoUploadId });
  expect(made).toMatchObject({ logoKept: true, ...colours });
  expect(made.palette).toHaveLength(2);
  const [red = '', blue = ''] = made.palette;
  expect([red.slice(0, 3), blue.slice(0, 3)].sort()).toEqual(['#1d', '#c8']);
  const kept = Buffer.from(await (await bytesAt(made.logoUrl ?? '')).arrayBuffer());
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', hasAlpha: true, width: 200 });
  // Sending the same request again, or the address from the answer, changes nothing.
  const same = await ok('PUT', `${PATH}/${made.id}`, { logoUploadId, logoUrl: made.logoUrl });
  expect(same.logoUrl?.split('?')[0]).toBe(made.logoUrl?.split('?')[0]);
  expect(await ok('PUT', `${PATH}/${made.id}`, { logoUrl: '' })).toMatchObject({ logoUrl: null, logoKept: false });
});

test('reference pictures are reordered, added and removed', async () => {
  const [one, two] = [await upload('source-image', logo), await upload('source-image', logo)];
  const made = await create({ referenceImages: [one] });
  const both = await ok('PUT', `${PATH}/${made.id}`, { referenceImages: [two, one] });
  expect(both.referenceImages.map(({ id }) => id)).toEqual([two, one]);
  const gone = both.referenceImages[1]?.url ?? '';
  const left = await ok('PUT', `${PATH}/${made.id}`, { referenceImages: [two] });
  expect(left.referenceImages.map(({ id }) => id)).toEqual([two]);
  expect((await bytesAt(gone)).status).toBe(404);
  expect((await bytesAt(left.referenceImages[0]?.url ?? '')).status).toBe(200);
});

test('a picture of the library is a logo and a reference, copied once each; another user’s is refused by its field', async () => {
  await user.grant(2);
  const order = { prompt: 'a red boat on a calm lake', style: 'cartoon', aspect_ratio: '1:1', seed: 5 };
  const [made] = (await ok<PicturesAnswer>('POST', '/api/fal-ai/generate/image', order)).images as [GeneratedImage];
  const files = { logoUploadId: made.id, referenceImages: [made.id] };
  const colours = await ok<object>('POST', '/api/brand-logos/colours', { logoUploadId: made.id });
  const brand = await create(files);
  expect(brand).toMatchObject({ logoKept: true, ...colours });
  // The same request again changes nothing, another brand has a copy of its own, and copies outlive the picture.
  const again = await ok('PUT', `${PATH}/${brand.id}`, files);
  const path = ({ logoUrl, referenceImages: [one] }: BrandProfile) =>
    [logoUrl, one?.url].map((url) => url?.split('?')[0]);
  expect(path(again)).toEqual(path(brand));
  const other = await create(files);
  expect(other.referenceImages[0]?.id).not.toBe(brand.referenceImages[0]?.id);
  await ok('PUT', `${PATH}/${other.id}`, { logoUrl: '' });
  const back = await ok('PUT', `${PATH}/${other.id}`, { logoUploadId: made.id });
  expect(back.logoKept).toBe(true);
  await ok('POST', '/api/library/delete', { ids: [made.id] });
  expect((await bytesAt(brand.logoUrl ?? '')).status).toBe(200);
  expect(await ok('PUT', `${PATH}/${brand.id}`, files)).toMatchObject({ logoKept: true });

  const [theirs] = (await ok<PicturesAnswer>('POST', '/api/fal-ai/generate/image', order)).images as [GeneratedImage];
  for (const [field, body] of [
    ['logoUploadId', { logoUploadId: theirs.id }],
    ['referenceImages', { referenceImages: [theirs.id] }],
  ] as const) {
    const refused = await stranger.fetchJson('POST', PATH, { name: 'Theirs', ...body });
    expect(refused).toMatchObject({
      status: 400,
      body: { field, message: expect.stringMatching(/^There is no such upload/) },
    });
  }
  const colour = await stranger.fetchJson('POST', '/api/brand-logos/colours', { logoUploadId: theirs.id });
  expect(colour).toMatchObject({ status: 400, body: { field: 'logoUploadId' } });
});

test('a picture is made in a brand’s colours with its logo in the corner, and records the brand in its recipe', async () => {
  await user.grant(10);
  const brand = await create({ logoUploadId: await upload('brand-logo', logo) });
  const order = { prompt: 'abstract shapes', style: 'cartoon', seed: 5 };
  const make = async (extra: object) => {
    const made = await ok<{ url: string; runId: string }>('POST', '/api/fal-ai/generate/image', { ...order, ...extra });
    return { ...made, bytes: Buffer.from(await (await bytesAt(made.url)).arrayBuffer()) };
  };
  const plain = await make({});
  const coloured = await make({ brandProfileId: brand.id });
  const signed = await make({ brandProfileId: brand.id, logoCorner: 'bottom-right' });
  expect(await differing(plain.bytes, coloured.bytes)).toMatchObject({ topLeft: true });
  expect(await differing(coloured.bytes, signed.bytes)).toEqual({ topLeft: false, bottomRight: true });
  const { run } = await ok<{ run: { recipe: object } }>('GET', `/api/runs/${signed.runId}`);
  expect(run.recipe).toMatchObject({
    brand: { id: brand.id, name: brand.name, palette: brand.palette, logo: { corner: 'bottom-right' } },
  });

  const found = await ok<{ total: number }>('GET', `/api/library?brand=${brand.id}`);
  const { brands } = await ok<{ brands: object[] }>('GET', '/api/library/facets');
  expect([found.total, brands]).toEqual([2, [{ id: brand.id, name: brand.name, count: 2 }]]);

  const bare = await create();
  const refused = { ...order, brandProfileId: bare.id, logoCorner: 'top-left' };
  expect(await user.fetchJson('POST', '/api/fal-ai/generate/image', refused)).toMatchObject({
    status: 400,
    body: { field: 'logoCorner' },
  });
});

/** Quarters of the picture in which two pictures of equal size differ visibly. */
async function differing(one: Buffer, other: Buffer) {
  const { width = 0, height = 0 } = await sharp(one).metadata();
  const differs = async (left: number, top: number) => {
    const part = { left, top, width: width / 2, height: height / 2 };
    const [here, there] = await Promise.all([one, other].map((image) => sharp(image).extract(part).raw().toBuffer()));
    const far = here?.filter((value, at) => Math.abs(value - (there?.[at] ?? 0)) > 40).length ?? 0;
    return far / (here?.length ?? 1) > 0.01;
  };
  return { topLeft: await differs(0, 0), bottomRight: await differs(width / 2, height / 2) };
}

test('edits propose rules that are accepted, dismissed and undone, and a conversation gets the accepted ones', async () => {
  const { id } = await create({ tone: 'dry' });
  const edits = [{ wrote: 'We utilize local clay 🎉', kept: 'We use local clay' }];
  const learn = () =>
    ok<{ rules: BrandRule[]; proposed: number; confirmed: number }>('POST', `${PATH}/${id}/learn`, { edits });
  const { rules, proposed } = await learn();
  expect(proposed).toBe(2);
  expect(rules.map(({ text }) => text).sort()).toEqual(['No emoji.', 'Write “use” instead of “utilize”.']);
  expect(rules[0]?.quotes[0]).toEqual({
    wrote: expect.stringContaining('utilize'),
    kept: expect.stringContaining('use'),
  });
  expect(await learn()).toMatchObject({ proposed: 0, confirmed: 2 });

  const decide = async (ruleId: string, status: string) =>
    (await ok<{ rules: BrandRule[] }>('PATCH', `${PATH}/${id}/rules/${ruleId}`, { status })).rules.find(
      (rule) => rule.id === ruleId,
    );
  const [rule] = rules;
  expect(await decide(rule?.id ?? '', 'accepted')).toMatchObject({ status: 'accepted', decidedAt: expect.any(String) });
  const body = { messages: [{ role: 'user', content: 'A caption about mugs' }], brandProfileId: id };
  const { runId } = await ok<{ runId: string }>('POST', '/api/fal-ai/chat/completion', body);
  const [told] = (await runSql(server, 'select recipe from run where id = $1', [runId])) as {
    recipe: { messages: object[]; brand: { rules: string[] } };
  }[];
  expect(told?.recipe.brand.rules).toEqual([rule?.text]);
  expect(told?.recipe.messages).toEqual(body.messages);
  expect(await decide(rule?.id ?? '', 'dismissed')).toMatchObject({ status: 'dismissed' });
  expect(await decide(rule?.id ?? '', 'proposed')).toMatchObject({ status: 'proposed', decidedAt: null });
});
