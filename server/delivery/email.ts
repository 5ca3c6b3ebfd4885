import { createTransport } from 'nodemailer';
import type { Services } from '../context.ts';
import { linkToken } from '../auth/link-token.ts';
import type { Env } from '../env.ts';
import type { Delivery } from '../schema/notifications/delivery.entity.ts';
import { CONFIRMATION_DAYS, confirmationEmail, emailTexts } from '#domain/email-addresses';
import { htmlOf, textOf, type Message } from './message.ts';
import type { Sender } from './sender.ts';

const SECOND_MS = 1_000;

/** All of them together stay below the outbox's lease. */
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
}

/** Sends by the mail server of SMTP_URL, to the address as it is at that moment unless the delivery names one. */
export function emailSender(services: Services, mail: NonNullable<Env['mail']>): Sender {
  const { env, database } = services;
  const transport = createTransport({
    url: mail.smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(env.publicUrl).hostname;

  return {
    async send(delivery) {
      const [receiver] = await database.query<Receiver>({
        text: `select address, confirmed_at is not null as confirmed,
                 unsubscribed_at is not null as unsubscribed
               from email_addresses where user_id = $1`,
        values: [delivery.userId],
      });
      const address = delivery.address ?? (isWanted(delivery, receiver) ? receiver.address : null);
      if (!address) return 'gone';
      const { message, unsubscribe } = composed(env, delivery, address);
      await transport.sendMail({
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
      return 'sent';
    },
  };
}

/** It may have been confirmed, changed or unsubscribed from since it was written. */
function isWanted({ kind }: Delivery, receiver: Receiver | undefined): receiver is Receiver {
  if (!receiver) return false;
  const { confirmed, unsubscribed } = receiver;
  return kind === 'confirm-email' ? !confirmed : confirmed && !unsubscribed;
}

function composed(
  env: Env,
  { kind, userId, title, message, link, createdAt }: Delivery,
  address: string,
): { message: Message; unsubscribe?: string } {
  const token = (use: 'confirm-email' | 'unsubscribe', days?: number) =>
    linkToken(env, use, { userId, address }, { issuedAt: createdAt, days });
  if (kind === 'confirm-email') {
    const { action, reason } = confirmationEmail;
    const url = `${env.publicUrl}/confirm-email?token=${token('confirm-email', CONFIRMATION_DAYS)}`;
    return { message: { title, message, button: { label: action, url }, reason, links: [] } };
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
        { label: emailTexts.settings, url: `${env.publicUrl}/settings` },
        { label: emailTexts.unsubscribe, url: unsubscribe },
      ],
    },
  };
}
