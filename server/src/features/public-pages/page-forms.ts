import type { RateLimit } from '@flint/shared/contracts/call';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppError, notFound } from '../../platform/http/app-error';
import { toAppError } from '../../platform/http/error-handler';
import { assertOwnOrigin } from '../../platform/http/origin-check';
import type { PolicyServices } from '../../platform/http/register-routes';
import { assertStorable } from '../../platform/http/storable';

declare module '../../platform/composition/contributions' {
  interface Contributions {
    pageForms: PageForm;
  }
}

/** The page after its form was sent: whether it was taken, or what is wrong with it. */
export interface FormAnswer {
  readonly status: number;
  /** Writes it into the page's drawn HTML. */
  write(html: string): string;
  /** The same as data, so that the page's program shows it too. */
  readonly content: { readonly key: string; readonly data: unknown };
}

/** A form of a public page that the browser sends itself where no program does: without JavaScript, or before it is there. */
export interface PageForm {
  /** The page's path, to which it is sent too. */
  readonly page: string;
  /** The budget of its call. */
  readonly rateLimit: RateLimit;
  /** Takes the fields. @throws AppError, which `refuse` answers */
  take(fields: FormFields, caller: string): Promise<FormAnswer>;
  /** The page with what was typed, and why it was not taken. */
  refuse(fields: FormFields, error: AppError): FormAnswer;
}

export type FormFields = Readonly<Record<string, string>>;

interface Pages {
  /** The page of a path, for who asks; undefined where no release has it now. */
  find(path: string, request: FastifyRequest, reply: FastifyReply): Promise<PageRoute | undefined>;
  show(page: PageRoute, answer: FormAnswer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const FORM = 'application/x-www-form-urlencoded';
/** Bytes of a sent form: the longest message, each of its characters written in nine. */
const MOST_BYTES = 64 * 1024;

/** Takes forms from pages of our own, by the limits of their calls, and answers each with its page. */
export async function registerPageForms(
  app: FastifyInstance,
  forms: readonly PageForm[],
  { limiter, publicOrigin }: Pick<PolicyServices, 'limiter' | 'publicOrigin'>,
  pages: Pages,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    for (const form of forms) {
      scope.post<{ Body: FormFields | null }>(form.page, { schema: { hide: true } }, async (request, reply) => {
        assertOwnOrigin(request, publicOrigin);
        const page = await pages.find(form.page, request, reply);
        if (!page) throw notFound('page');
        const fields = request.body ?? {};
        const answer = await takeForm(form, fields, request, limiter);
        return pages.show(page, answer, request, reply);
      });
    }
  });
}

async function takeForm(
  form: PageForm,
  fields: FormFields,
  { ip }: FastifyRequest,
  limiter: PolicyServices['limiter'],
): Promise<FormAnswer> {
  try {
    await limiter.consume(form.rateLimit, ip);
    assertStorable(fields);
    return await form.take(fields, ip);
  } catch (error) {
    return form.refuse(fields, toAppError(error as FastifyError));
  }
}
