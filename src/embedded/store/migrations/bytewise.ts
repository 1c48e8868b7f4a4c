import {
  type ColumnDefinitionNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  RawNode,
  type RootOperationNode,
} from 'kysely';

/**
 * Makes columns of text that are compared and ordered by their bytes, as those of SQLite are. PostgreSQL else does it as the
 * country that it was installed for.
 */
export class BytewiseText implements KyselyPlugin {
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
    const isText = dataType.kind === 'DataTypeNode' && 'dataType' in dataType && dataType.dataType === 'text';
    return isText ? { ...column, dataType: RawNode.createWithSql('text collate "C"') } : column;
  }
}
