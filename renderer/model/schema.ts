export { resolved, type Schema, schemaOf } from '../../schemas/fields.ts';
