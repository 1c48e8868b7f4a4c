import {
  type ColumnDefinitionNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  RawNode,
  type RootOperationNode,
} from 'kysely';

/** Types of columns that mean the same in PostgreSQL as they do in SQLite. */
const TYPES: Readonly<Record<string, string>> = {
  // Compared and ordered by its bytes, and not as in the country that the server was installed for.
  text: 'text collate "C"',
  // SQLite's numbers have 64 bits, whatever they are called.
  integer: 'bigint',
};

/** Makes the columns of new tables of PostgreSQL such that what they hold and how they are ordered is as in SQLite. */
export class AsInSqlite implements KyselyPlugin {
  readonly #transformer = new Transformer();

  transformQuery({ node }: { readonly node: RootOperationNode }): RootOperationNode {
    return this.#transformer.transformNode(node);
  }

  transformResult<T>({ result }: { readonly result: T }): Promise<T> {
    return Promise.resolve(result);
  }
}

class Transformer extends OperationNodeTransformer {
  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const column = super.transformColumnDefinition(node);
    const { dataType } = column;
    const name = 'dataType' in dataType && typeof dataType.dataType === 'string' ? dataType.dataType : '';
    const type = TYPES[name];
    return type === undefined ? column : { ...column, dataType: RawNode.createWithSql(type) };
  }
}
