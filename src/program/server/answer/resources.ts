import { z } from 'zod';
import { AnswerLinkShape, AskPerson } from '#contract';
import type { AnswerLink, AnswerRows, Audit, CheckRecord, PeopleCall, Resource } from '#service';
import { HttpError, isoTime, json, resource } from '#service';
import type { AnswerLinks } from './answer-links.ts';
import { linkTo } from './answer-visits.ts';
import * as says from '../says.ts';
import { fill } from '#base';

const checkId = z.coerce.number().int().min(1);
const oneLink = z.object({ check_id: checkId, link_id: z.coerce.number().int().min(1) });
const done = z.object({ success: z.boolean() });

interface AskingParts {
  readonly links: AnswerLinks;
  readonly rows: AnswerRows;
  readonly audit: Audit;
}

/** Links by which people answer about cases: for whoever keeps the cases of a check. */
export function answerResources(parts: AskingParts): readonly Resource[] {
  return [...askingResources(parts), ...endingResources(parts)];
}

function askingResources({ links, rows, audit }: AskingParts): readonly Resource[] {
  return [
    resource({
      form: 'GET /checks/{checkId}/answer-links',
      summary: 'Who was asked for an answer, and what they answered',
      response: z.object({ links: z.array(AnswerLinkShape) }),
      request: z.object({ check_id: checkId }),
      answer: async (request, { access }) => {
        const check = await access.find(request.check_id);
        return json({ links: (await rows.list([check.id])).map(linkRow) });
      },
    }),
    resource({
      form: 'POST /checks/{checkId}/answer-links',
      summary: 'Ask one person of a case for an answer; this answer alone shows the link',
      success: 201,
      response: z.object({ link: AnswerLinkShape, url: z.string() }),
      request: AskPerson.extend({ check_id: checkId }),
      answer: async ({ check_id: id, student_feedback: feedback, ...asked }, call) => {
        const check = await ownedBySomebody(call, id);
        const made = await links.make(check, { ...asked, feedback, about: asked.about?.trim() || null });
        await audit.add(call.caller, {
          action: 'ask-person',
          checkId: check.id,
          ownerId: check.ownerId,
          details: { link: made.id, days: asked.days, feedback },
        });
        const link = linkRow(await linkIn(rows, check, made.id));
        return json({ link, url: linkTo(made.token, new URL(call.baseUrl).origin) }, 201);
      },
    }),
  ];
}

function endingResources({ rows, audit }: AskingParts): readonly Resource[] {
  return [
    resource({
      form: 'DELETE /checks/{checkId}/answer-links/{linkId}',
      summary: 'End a link; its answers stay',
      response: done,
      request: oneLink,
      answer: async ({ check_id: id, link_id: linkId }, call) => {
        const check = await ownedBySomebody(call, id);
        const link = await linkIn(rows, check, linkId);
        await audit.add(call.caller, {
          action: 'end-asking',
          checkId: check.id,
          ownerId: check.ownerId,
          details: { link: link.id },
        });
        await rows.end(link.id, check.id);
        return json({ success: true });
      },
    }),
    resource({
      form: 'DELETE /checks/{checkId}/answer-links/{linkId}/answers',
      summary: 'Delete a link with its answers, for good',
      response: done,
      request: oneLink,
      answer: async ({ check_id: id, link_id: linkId }, call) => {
        const check = await ownedBySomebody(call, id);
        if (check.ownerId !== call.caller.userId) throw new HttpError(says.ownerCheck);
        const link = await linkIn(rows, check, linkId);
        await audit.add(
          call.caller,
          {
            action: 'delete-answers',
            checkId: check.id,
            ownerId: check.ownerId,
            details: { link: link.id, answers: link.answers.length },
          },
          'allow',
        );
        await rows.remove(link.id, check.id);
        return json({ success: true });
      },
    }),
  ];
}

/** @throws HttpError 404 */
async function linkIn(rows: AnswerRows, check: CheckRecord, id: number): Promise<AnswerLink> {
  const link = (await rows.list([check.id])).find((one) => one.id === id);
  if (link === undefined) {
    throw new HttpError(fill(says.checkNoLink, { id }));
  }
  return link;
}

/** @throws HttpError 403, 404 */
async function ownedBySomebody({ access }: PeopleCall, id: number): Promise<CheckRecord> {
  const check = await access.find(id);
  if (check.ownerId === null) throw new HttpError(says.demoData);
  return check;
}

function linkRow(link: AnswerLink): AnswerLinkShape {
  return {
    id: link.id,
    subjects: link.caseKey.split('-'),
    subject: link.subject,
    created_at: isoTime(link.createdAt),
    expires_at: isoTime(link.expiresAt),
    ended: link.isEnded,
    answers: link.answers.map(({ at, text }) => ({ at: isoTime(at), text })),
  };
}
