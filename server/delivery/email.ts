import { createTransport } from 'nodemailer';
import type { Services } from '../context.ts';
import { linkToken } from '../auth/passwords/link-token.ts';
import { resetTokenFor } from '../auth/passwords/reset-token.ts';
import { confirmationTokenFor } from '../schema/proof/attestations/confirmation-token.ts';
import type { Env } from '../env.ts';
import type { Delivery } from '../schema/messages/notifications/delivery.entity.ts';
import { confirmationRequestEmail } from '#domain/proof/confirmations';
import { CONFIRMATION_DAYS, confirmationEmail, emailTexts } from '#domain/account/email-addresses';
import { resetEmail } from '#domain/account/recovery';
import { codeInMessage, secretLinkPages, tokenLink } from '#domain/account/secret-links';
import { settingsPaths } from '#domain/account/settings-pages';
import { htmlOf, textOf, type Message } from './message.ts';
import { refusalOf } from './refusal.ts';
import { settleRefusal } from './refused-mail.ts';
import { problemOf, RefusedForGood, type Sender } from './sender.ts';

const SECOND_MS = 1_000;

/** Their sum stays below the outbox's lease. */
const timeouts = {
  dnsTimeout: 10 * SECOND_MS,
  connectionTimeout: 15 * SECOND_MS,
  greetingTimeout: 15 * SECOND_MS,
  socketTimeout: 30 * SECOND_MS,
};

interface Receiver {
  address: string;
  confirmed: boolean;
  unsubscribed: boolean;
  refused: boolean;
}

interface EmailSender extends Sender {
  /** Connects and signs in as for a message, and logs one line if that fails. */
  probe(): Promise<void>;
}

/** Sends through SMTP_URL to the user's current address, unless the delivery gives another. */
export function emailSender(services: Services, mail: NonNullable<Env['mail']>): EmailSender {
  const { env, database, log } = services;
  const transport = createTransport({
    url: mail.smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(env.publicUrl).hostname;

  return {
    async probe() {
      try {
        await transport.verify();
      } catch (error) {
        const problem = problemOf(error);
        const what =
          (error as { code?: string }).code === 'EAUTH'
            ? 'refuses the user or password'
            : 'cannot be used';
        log.warn(
          { problem },
          `SMTP_URL: the mail server ${what} (${problem}); no e-mail is sent until it is put right`,
        );
      }
    },
    async send(delivery) {
      const [receiver] = await database.query<Receiver>({
        text: `select address, confirmed_at is not null as confirmed,
                 unsubscribed_at is not null as unsubscribed, refused_at is not null as refused
               from email_addresses where user_id = $1
                 and ($2 <> 'reset-password' or exists (select from password_resets r
                      where r.delivery_id = $3 and r.expires_at > $4))`,
        values: [delivery.userId, delivery.kind, delivery.id, services.now()],
      });
      if (delivery.kind === 'confirm-activity' && !(await isOpen(services, delivery)))
        return 'gone';
      const address = delivery.address ?? (isWanted(delivery, receiver) ? receiver.address : null);
      if (!address) return 'gone';
      const { message, unsubscribe } = composed(env, delivery, address);
      const sent = transport.sendMail({
        from: mail.from,
        to: { name: '', address },
        subject: delivery.title.replace(/\p{Cc}+/gu, ' '),
        messageId: `<${delivery.id}@${host}>`,
        date: delivery.createdAt,
        text: textOf(message),
        html: htmlOf(message),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': { prepared: true, foldLines: true, value: `<${unsubscribe}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      try {
        const { rejectedErrors: [rejected] = [] } = await sent;
        // An LMTP server accepts a message and refuses it for its only recipient.
        if (rejected) throw rejected;
      } catch (error) {
        const refused = refusalOf(error);
        if (!refused) throw error;
        throw new RefusedForGood(error, (tx) => settleRefusal(tx, delivery, { refused, address }));
      }
      if (receiver?.refused && receiver.address === address)
        await forgetRefusal(services, delivery);
      return 'sent';
    },
  };
}

/** The address has taken a message since it refused one. */
async function forgetRefusal({ database }: Services, { userId }: Delivery): Promise<void> {
  await database.query({
    text: 'update email_addresses set refused_at = null where user_id = $1',
    values: [userId],
  });
}

/** A link that has been used or withdrawn meanwhile is not sent. */
async function isOpen({ database, now }: Services, { id, userId }: Delivery): Promise<boolean> {
  const found = await database.query({
    text: `select id from confirmation_requests where link_id = $1 and user_id = $2 and expires_at > $3
             and num_nonnulls(revoked_at, confirmed_at, refused_at) = 0`,
    values: [id, userId, now()],
  });
  return found.length > 0;
}

/**
 * The address may have been confirmed, changed, unsubscribed or refused since the message was written. A reset link is
 * not a notification, so preferences do not apply, and it is worth a try at an address that refused a message.
 */
function isWanted({ kind }: Delivery, receiver: Receiver | undefined): receiver is Receiver {
  if (!receiver) return false;
  const { confirmed, unsubscribed, refused } = receiver;
  if (kind === 'confirm-email') return !confirmed;
  return confirmed && (kind === 'reset-password' || !(unsubscribed || refused));
}

function composed(
  env: Env,
  { id, kind, userId, title, message, link, createdAt }: Delivery,
  address: string,
): { message: Message; unsubscribe?: string } {
  const token = (use: 'confirm-email' | 'unsubscribe', days?: number) =>
    linkToken(env, use, { userId, address }, { issuedAt: createdAt, days });
  if (kind === 'confirm-email') {
    const { action, reason } = confirmationEmail;
    const code = token('confirm-email', CONFIRMATION_DAYS);
    return byLink({ title, message, action, reason }, env, 'confirmEmail', code);
  }
  if (kind === 'reset-password') {
    const { action, reason } = resetEmail;
    const code = resetTokenFor(env, id);
    return byLink({ title, message, action, reason }, env, 'resetPassword', code);
  }
  if (kind === 'confirm-activity') {
    const { action, reason } = confirmationRequestEmail;
    const code = confirmationTokenFor(env, id);
    return byLink({ title, message, action, reason }, env, 'confirm', code);
  }
  const unsubscribe = `${env.publicUrl}/unsubscribe/${token('unsubscribe')}`;
  return {
    unsubscribe,
    message: {
      title,
      message,
      button: { label: emailTexts.action, url: `${env.publicUrl}${link ?? '/notifications'}` },
      reason: emailTexts.reason,
      links: [
        { label: emailTexts.settings, url: `${env.publicUrl}${settingsPaths.reminders}` },
        { label: emailTexts.unsubscribe, url: unsubscribe },
      ],
    },
  };
}

/** A message whose button needs a secret, which is also given as a code for mail programs that cut links. */
function byLink(
  { action, ...texts }: { title: string; message: string; action: string; reason: string },
  { publicUrl }: Env,
  page: Parameters<typeof tokenLink>[1],
  code: string,
): { message: Message } {
  const button = { label: action, url: tokenLink(publicUrl, page, code) };
  const lead = codeInMessage(publicUrl + secretLinkPages[page]);
  return { message: { ...texts, button, code: { lead, text: code }, links: [] } };
}
