import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import Type from 'typebox';

/** Fastify, with types from the schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** How every no looks. */
export const Refusal = Type.Object({
  refused: Type.String(),
  detail: Type.Optional(Type.String()),
  after: Type.Optional(Type.Number()),
});
