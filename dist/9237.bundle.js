export const id = 9237;
export const ids = [9237];
export const modules = {

20819:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
l:()=>DialectAdapterBase
});
class DialectAdapterBase{get supportsCreateIfNotExists(){return true}get supportsMultipleConnections(){return true}get supportsTransactionalDdl(){return false}get supportsReturning(){return false}get supportsOutput(){return false}}

}),

54014:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Q:()=>AbortedTransactionError,
e:()=>isAbortedTransactionError
});
var _util_object_utils_js__0__ = __load__(89618);
const t=Symbol.for(`kysely.AbortedTransactionError`);class AbortedTransactionError extends Error{name=`AbortedTransactionError`;[t]=true;constructor(e){super(`Transaction was rolled back instead of committed`,e)}}function isAbortedTransactionError(n){return (0,_util_object_utils_js__0__.Gv)(n)&&t in n}

}),

80453:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
C:()=>isDynamicReferenceBuilder,
g:()=>DynamicReferenceBuilder
});
var _operation_node_operation_node_source_js__2__ = __load__(55295);
var _parser_reference_parser_js__0__ = __load__(76427);
var _util_object_utils_js__1__ = __load__(89618);
class DynamicReferenceBuilder{#e;get dynamicReference(){return this.#e}get refType(){return undefined}constructor(e){this.#e=e}toOperationNode(){return (0,_parser_reference_parser_js__0__.vd)(this.#e)}}function isDynamicReferenceBuilder(t){return (0,_util_object_utils_js__1__.Gv)(t)&&(0,_operation_node_operation_node_source_js__2__.N)(t)&&(0,_util_object_utils_js__1__.Kg)(t.dynamicReference)}

}),

19760:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
bj:()=>DynamicTableBuilder,
uc:()=>isAliasedDynamicTableBuilder
});
var _operation_node_alias_node_js__0__ = __load__(64970);
var _operation_node_identifier_node_js__2__ = __load__(83695);
var _operation_node_operation_node_source_js__4__ = __load__(55295);
var _parser_table_parser_js__1__ = __load__(94376);
var _util_object_utils_js__3__ = __load__(89618);
class DynamicTableBuilder{#e;get table(){return this.#e}constructor(e){this.#e=e}as(e){return new AliasedDynamicTableBuilder(this.#e,e)}}class AliasedDynamicTableBuilder{#e;#t;get table(){return this.#e}get alias(){return this.#t}constructor(e,t){this.#e=e;this.#t=t}toOperationNode(){return _operation_node_alias_node_js__0__.N.create((0,_parser_table_parser_js__1__.M$)(this.#e),_operation_node_identifier_node_js__2__.O.create(this.#t))}}function isAliasedDynamicTableBuilder(e){return (0,_util_object_utils_js__3__.Gv)(e)&&(0,_operation_node_operation_node_source_js__4__.N)(e)&&(0,_util_object_utils_js__3__.Kg)(e.table)&&(0,_util_object_utils_js__3__.Kg)(e.alias)}

}),

36151:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
O:()=>createExpressionBuilder,
A:()=>expressionBuilder
});

var select_query_builder = __load__(99581);
var select_query_node = __load__(25887);
var table_parser = __load__(94376);
var query_id = __load__(19050);
var function_module = __load__(67709);
var reference_parser = __load__(76427);
var binary_operation_parser = __load__(66041);
var parens_node = __load__(41321);
var expression_wrapper = __load__(72359);
var operator_node = __load__(74998);
var object_utils = __load__(89618);
;// node_modules/kysely/dist/operation-node/unary-operation-node.js
const UnaryOperationNode=(0,object_utils.CN)({is(e){return e.kind===`UnaryOperationNode`},create(t,n){return (0,object_utils.CN)({kind:`UnaryOperationNode`,operator:t,operand:n})}});
;// node_modules/kysely/dist/parser/unary-operation-parser.js
function parseExists(e){return parseUnaryOperation(`exists`,e)}function parseNotExists(e){return parseUnaryOperation(`not exists`,e)}function parseUnaryOperation(i,a){if((0,operator_node.Gq)(i)){return UnaryOperationNode.create(operator_node.zX.create(i),(0,reference_parser.$O)(a))}throw new Error(`invalid unary operator ${JSON.stringify(i)}`)}
var value_parser = __load__(39331);
var noop_query_executor = __load__(64498);
var case_builder = __load__(26423);
var case_node = __load__(97474);
var alias_node = __load__(64970);
var identifier_node = __load__(83695);
var json_operator_chain_node = __load__(83757);
;// node_modules/kysely/dist/operation-node/json-path-leg-node.js
const JSONPathLegNode=(0,object_utils.CN)({is(e){return e.kind===`JSONPathLegNode`},create(t,n){return (0,object_utils.CN)({kind:`JSONPathLegNode`,type:t,value:n})}});
var json_path_node = __load__(20552);
var json_reference_node = __load__(79732);
var operation_node_source = __load__(55295);
var value_node = __load__(2273);
;// node_modules/kysely/dist/query-builder/json-path-builder.js
const c=/^#-\d+$/;class JSONPathBuilder{#e;constructor(e){this.#e=e}at(e){if(typeof e!==`number`&&typeof e!==`string`||typeof e===`number`&&!Number.isInteger(e)||typeof e===`string`&&e!==`last`&&!c.test(e)){throw new Error(`Unexpected index value in .at(...): ${e}`)}return this.#t(`ArrayLocation`,e)}key(e){return this.#t(`Member`,e)}#t(e,t){if(json_reference_node.Q.is(this.#e)){return new TraversedJSONPathBuilder(json_reference_node.Q.cloneWithTraversal(this.#e,json_path_node.c.is(this.#e.traversal)?json_path_node.c.cloneWithLeg(this.#e.traversal,JSONPathLegNode.create(e,t)):json_operator_chain_node.k.cloneWithValue(this.#e.traversal,value_node.q.createImmediate(t))))}return new TraversedJSONPathBuilder(json_path_node.c.cloneWithLeg(this.#e,JSONPathLegNode.create(e,t)))}}class TraversedJSONPathBuilder extends JSONPathBuilder{#e;constructor(e){super(e);this.#e=e}get expressionType(){return undefined}as(e){return new AliasedJSONPathBuilder(this,e)}$castTo(){return new TraversedJSONPathBuilder(this.#e)}$notNull(){return new TraversedJSONPathBuilder(this.#e)}toOperationNode(){return this.#e}}class AliasedJSONPathBuilder{#e;#t;constructor(e,t){this.#e=e;this.#t=t}get expression(){return this.#e}get alias(){return this.#t}toOperationNode(){return alias_node.N.create(this.#e.toOperationNode(),(0,operation_node_source.N)(this.#t)?this.#t.toOperationNode():identifier_node.O.create(this.#t))}}
var binary_operation_node = __load__(1821);
var and_node = __load__(72201);
;// node_modules/kysely/dist/operation-node/tuple-node.js
const TupleNode=(0,object_utils.CN)({is(e){return e.kind===`TupleNode`},create(t){return (0,object_utils.CN)({kind:`TupleNode`,values:(0,object_utils.CN)(t)})}});
var data_type_parser = __load__(71269);
;// node_modules/kysely/dist/operation-node/cast-node.js
const CastNode=(0,object_utils.CN)({is(e){return e.kind===`CastNode`},create(t,n){return (0,object_utils.CN)({kind:`CastNode`,expression:t,dataType:n})}});
;// node_modules/kysely/dist/expression/expression-builder.js
function createExpressionBuilder(j=noop_query_executor.W){function binary(e,t,n){return new expression_wrapper.Is((0,binary_operation_parser.ds)(e,t,n))}function unary(e,t){return new expression_wrapper.Is(parseUnaryOperation(e,t))}const M=Object.assign(binary,{fn:undefined,eb:undefined,selectFrom(r){return (0,select_query_builder.c)({queryId:(0,query_id.a)(),executor:j,queryNode:select_query_node.L.createFrom((0,table_parser.JB)(r))})},case(e){return new case_builder.OU({node:case_node.P.create((0,object_utils.b0)(e)?undefined:(0,reference_parser.$O)(e))})},ref(e,t){if((0,object_utils.b0)(t)){return new expression_wrapper.Is((0,reference_parser.q5)(e))}return new JSONPathBuilder((0,reference_parser.NF)(e,t))},jsonPath(){return new JSONPathBuilder(json_path_node.c.create())},table(e){return new expression_wrapper.Is((0,table_parser.M$)(e))},val(e){return new expression_wrapper.Is((0,value_parser.$s)(e))},refTuple(...e){return new expression_wrapper.Is(TupleNode.create(e.map(reference_parser.$O)))},tuple(...e){return new expression_wrapper.Is(TupleNode.create(e.map(value_parser.$s)))},lit(e){return new expression_wrapper.Is((0,value_parser.dJ)(e))},unary,not(e){return unary(`not`,e)},exists(e){return unary(`exists`,e)},neg(e){return unary(`-`,e)},between(e,t,n){return new expression_wrapper.Is(binary_operation_node.l.create((0,reference_parser.$O)(e),operator_node.zX.create(`between`),and_node.s.create((0,value_parser.$s)(t),(0,value_parser.$s)(n))))},betweenSymmetric(e,t,n){return new expression_wrapper.Is(binary_operation_node.l.create((0,reference_parser.$O)(e),operator_node.zX.create(`between symmetric`),and_node.s.create((0,value_parser.$s)(t),(0,value_parser.$s)(n))))},and(e){if((0,object_utils.MH)(e)){return new expression_wrapper.Is((0,binary_operation_parser.KN)(e,`and`))}return new expression_wrapper.Is((0,binary_operation_parser.Ve)(e,`and`))},or(e){if((0,object_utils.MH)(e)){return new expression_wrapper.Is((0,binary_operation_parser.KN)(e,`or`))}return new expression_wrapper.Is((0,binary_operation_parser.Ve)(e,`or`))},parens(...e){const t=(0,binary_operation_parser.GB)(e);if(parens_node.k.is(t)){return new expression_wrapper.Is(t)}else{return new expression_wrapper.Is(parens_node.k.create(t))}},cast(e,t){return new expression_wrapper.Is(CastNode.create((0,reference_parser.$O)(e),(0,data_type_parser.Q)(t)))}});M.fn=(0,function_module.t)();M.eb=M;return M}function expressionBuilder(e){return createExpressionBuilder()}

}),

72359:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Is:()=>ExpressionWrapper
});
var _operation_node_alias_node_js__3__ = __load__(64970);
var _operation_node_and_node_js__2__ = __load__(72201);
var _operation_node_identifier_node_js__5__ = __load__(83695);
var _operation_node_operation_node_source_js__4__ = __load__(55295);
var _operation_node_or_node_js__0__ = __load__(57229);
var _operation_node_parens_node_js__6__ = __load__(41321);
var _parser_binary_operation_parser_js__1__ = __load__(66041);
class ExpressionWrapper{#e;constructor(e){this.#e=e}get expressionType(){return undefined}as(e){return new AliasedExpressionWrapper(this,e)}or(...e){return new OrWrapper(_operation_node_or_node_js__0__.K.create(this.#e,(0,_parser_binary_operation_parser_js__1__.GB)(e)))}and(...e){return new AndWrapper(_operation_node_and_node_js__2__.s.create(this.#e,(0,_parser_binary_operation_parser_js__1__.GB)(e)))}$castTo(){return new ExpressionWrapper(this.#e)}$notNull(){return new ExpressionWrapper(this.#e)}toOperationNode(){return this.#e}}class AliasedExpressionWrapper{#e;#t;constructor(e,t){this.#e=e;this.#t=t}get expression(){return this.#e}get alias(){return this.#t}toOperationNode(){return _operation_node_alias_node_js__3__.N.create(this.#e.toOperationNode(),(0,_operation_node_operation_node_source_js__4__.N)(this.#t)?this.#t.toOperationNode():_operation_node_identifier_node_js__5__.O.create(this.#t))}}class OrWrapper{#e;constructor(e){this.#e=e}get expressionType(){return undefined}as(e){return new AliasedExpressionWrapper(this,e)}or(...e){return new OrWrapper(_operation_node_or_node_js__0__.K.create(this.#e,(0,_parser_binary_operation_parser_js__1__.GB)(e)))}$castTo(){return new OrWrapper(this.#e)}toOperationNode(){return _operation_node_parens_node_js__6__.k.create(this.#e)}}class AndWrapper{#e;constructor(e){this.#e=e}get expressionType(){return undefined}as(e){return new AliasedExpressionWrapper(this,e)}and(...e){return new AndWrapper(_operation_node_and_node_js__2__.s.create(this.#e,(0,_parser_binary_operation_parser_js__1__.GB)(e)))}$castTo(){return new AndWrapper(this.#e)}toOperationNode(){return _operation_node_parens_node_js__6__.k.create(this.#e)}}

}),

61321:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
B:()=>isExpression,
q:()=>isAliasedExpression
});
var _operation_node_operation_node_source_js__1__ = __load__(55295);
var _util_object_utils_js__0__ = __load__(89618);
function isExpression(n){return (0,_util_object_utils_js__0__.Gv)(n)&&`expressionType`in n&&(0,_operation_node_operation_node_source_js__1__.N)(n)}function isAliasedExpression(r){return (0,_util_object_utils_js__0__.Gv)(r)&&`expression`in r&&(0,_util_object_utils_js__0__.Kg)(r.alias)&&(0,_operation_node_operation_node_source_js__1__.N)(r)}

}),

34251:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
_$:()=>Kysely
});

var object_utils = __load__(89618);
;// node_modules/kysely/dist/operation-node/alter-table-node.js
const AlterTableNode=(0,object_utils.CN)({is(e){return e.kind===`AlterTableNode`},create(t){return (0,object_utils.CN)({kind:`AlterTableNode`,table:t})},cloneWithTableProps(t,n){return (0,object_utils.CN)({...t,...n})},cloneWithColumnAlteration(t,n){return (0,object_utils.CN)({...t,columnAlterations:t.columnAlterations?[...t.columnAlterations,n]:[n]})}});
var identifier_node = __load__(83695);
;// node_modules/kysely/dist/operation-node/create-index-node.js
const CreateIndexNode=(0,object_utils.CN)({is(e){return e.kind===`CreateIndexNode`},create(n){return (0,object_utils.CN)({kind:`CreateIndexNode`,name:identifier_node.O.create(n)})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})},cloneWithColumns(t,n){return (0,object_utils.CN)({...t,columns:[...t.columns||[],...n]})}});
;// node_modules/kysely/dist/operation-node/create-schema-node.js
const CreateSchemaNode=(0,object_utils.CN)({is(e){return e.kind===`CreateSchemaNode`},create(n,r){return (0,object_utils.CN)({kind:`CreateSchemaNode`,schema:identifier_node.O.create(n),...r})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
var create_table_node = __load__(85361);
var schemable_identifier_node = __load__(12202);
;// node_modules/kysely/dist/operation-node/drop-index-node.js
const DropIndexNode=(0,object_utils.CN)({is(e){return e.kind===`DropIndexNode`},create(n,r){return (0,object_utils.CN)({kind:`DropIndexNode`,name:schemable_identifier_node.y.create(n),...r})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/operation-node/drop-schema-node.js
const DropSchemaNode=(0,object_utils.CN)({is(e){return e.kind===`DropSchemaNode`},create(n,r){return (0,object_utils.CN)({kind:`DropSchemaNode`,schema:identifier_node.O.create(n),...r})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/operation-node/drop-table-node.js
const DropTableNode=(0,object_utils.CN)({is(e){return e.kind===`DropTableNode`},create(t,n){return (0,object_utils.CN)({kind:`DropTableNode`,table:t,...n})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
var table_parser = __load__(94376);
;// node_modules/kysely/dist/operation-node/add-column-node.js
const AddColumnNode=(0,object_utils.CN)({is(e){return e.kind===`AddColumnNode`},create(t){return (0,object_utils.CN)({kind:`AddColumnNode`,column:t})}});
var column_node = __load__(40988);
;// node_modules/kysely/dist/operation-node/column-definition-node.js
const ColumnDefinitionNode=(0,object_utils.CN)({is(e){return e.kind===`ColumnDefinitionNode`},create(n,r){return (0,object_utils.CN)({kind:`ColumnDefinitionNode`,column:column_node.Z.create(n),dataType:r})},cloneWithFrontModifier(t,n){return (0,object_utils.CN)({...t,frontModifiers:t.frontModifiers?(0,object_utils.CN)([...t.frontModifiers,n]):[n]})},cloneWithEndModifier(t,n){return (0,object_utils.CN)({...t,endModifiers:t.endModifiers?(0,object_utils.CN)([...t.endModifiers,n]):[n]})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/operation-node/drop-column-node.js
const DropColumnNode=(0,object_utils.CN)({is(e){return e.kind===`DropColumnNode`},create(n){return (0,object_utils.CN)({kind:`DropColumnNode`,column:column_node.Z.create(n)})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/operation-node/rename-column-node.js
const RenameColumnNode=(0,object_utils.CN)({is(e){return e.kind===`RenameColumnNode`},create(n,r){return (0,object_utils.CN)({kind:`RenameColumnNode`,column:column_node.Z.create(n),renameTo:column_node.Z.create(r)})}});
;// node_modules/kysely/dist/operation-node/check-constraint-node.js
const CheckConstraintNode=(0,object_utils.CN)({is(e){return e.kind===`CheckConstraintNode`},create(n,r){return (0,object_utils.CN)({kind:`CheckConstraintNode`,expression:n,name:r?identifier_node.O.create(r):undefined})}});
;// node_modules/kysely/dist/operation-node/references-node.js
const n=(0,object_utils.CN)({cascade:true,"no action":true,restrict:true,"set default":true,"set null":true});const ON_MODIFY_FOREIGN_ACTIONS=Object.keys(n);const ReferencesNode=(0,object_utils.CN)({is(e){return e.kind===`ReferencesNode`},create(t,n){return (0,object_utils.CN)({kind:`ReferencesNode`,table:t,columns:(0,object_utils.CN)([...n])})},cloneWithOnDelete(t,n){return (0,object_utils.CN)({...t,onDelete:n})},cloneWithOnUpdate(t,n){return (0,object_utils.CN)({...t,onUpdate:n})}});function isOnModifyForeignAction(e){return (0,object_utils.Kg)(e)&&n[e]}
var select_all_node = __load__(29880);
var reference_parser = __load__(76427);
var operation_node_source = __load__(55295);
var value_node = __load__(2273);
;// node_modules/kysely/dist/parser/default-value-parser.js
function parseDefaultValueExpression(n){return (0,operation_node_source.N)(n)?n.toOperationNode():value_node.q.createImmediate(n)}
;// node_modules/kysely/dist/operation-node/generated-node.js
const GeneratedNode=(0,object_utils.CN)({is(e){return e.kind===`GeneratedNode`},create(t){return (0,object_utils.CN)({kind:`GeneratedNode`,...t})},createWithExpression(t){return (0,object_utils.CN)({kind:`GeneratedNode`,always:true,expression:t})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/operation-node/default-value-node.js
const DefaultValueNode=(0,object_utils.CN)({is(e){return e.kind===`DefaultValueNode`},create(t){return (0,object_utils.CN)({kind:`DefaultValueNode`,defaultValue:t})}});
;// node_modules/kysely/dist/parser/on-modify-action-parser.js
function parseOnModifyForeignAction(t){if(isOnModifyForeignAction(t)){return t}throw new Error(`invalid OnModifyForeignAction ${t}`)}
;// node_modules/kysely/dist/schema/column-definition-builder.js
class ColumnDefinitionBuilder{#e;constructor(e){this.#e=e}autoIncrement(){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{autoIncrement:true}))}identity(){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{identity:true}))}primaryKey(){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{primaryKey:true}))}references(e){const a=(0,reference_parser.q5)(e);if(!a.table||select_all_node.U.is(a.column)){throw new Error(`invalid call references('${e}'). The reference must have format table.column or schema.table.column`)}return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{references:ReferencesNode.create(a.table,[a.column])}))}onDelete(e){if(!this.#e.references){throw new Error(`on delete constraint can only be added for foreign keys`)}return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{references:ReferencesNode.cloneWithOnDelete(this.#e.references,parseOnModifyForeignAction(e))}))}onUpdate(e){if(!this.#e.references){throw new Error(`on update constraint can only be added for foreign keys`)}return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{references:ReferencesNode.cloneWithOnUpdate(this.#e.references,parseOnModifyForeignAction(e))}))}unique(){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{unique:true}))}notNull(){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{notNull:true}))}unsigned(){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{unsigned:true}))}defaultTo(e){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{defaultTo:DefaultValueNode.create(parseDefaultValueExpression(e))}))}check(t){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{check:CheckConstraintNode.create(t.toOperationNode())}))}generatedAlwaysAs(e){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{generated:GeneratedNode.createWithExpression(e.toOperationNode())}))}generatedAlwaysAsIdentity(){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{generated:GeneratedNode.create({identity:true,always:true})}))}generatedByDefaultAsIdentity(){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{generated:GeneratedNode.create({identity:true,byDefault:true})}))}stored(){if(!this.#e.generated){throw new Error(`stored() can only be called after generatedAlwaysAs`)}return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{generated:GeneratedNode.cloneWith(this.#e.generated,{stored:true})}))}modifyFront(e){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWithFrontModifier(this.#e,e.toOperationNode()))}nullsNotDistinct(){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{nullsNotDistinct:true}))}ifNotExists(){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#e,{ifNotExists:true}))}modifyEnd(e){return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWithEndModifier(this.#e,e.toOperationNode()))}$call(e){return e(this)}toOperationNode(){return this.#e}}
;// node_modules/kysely/dist/operation-node/modify-column-node.js
const ModifyColumnNode=(0,object_utils.CN)({is(e){return e.kind===`ModifyColumnNode`},create(t){return (0,object_utils.CN)({kind:`ModifyColumnNode`,column:t})}});
var data_type_parser = __load__(71269);
;// node_modules/kysely/dist/operation-node/foreign-key-constraint-node.js
const ForeignKeyConstraintNode=(0,object_utils.CN)({is(e){return e.kind===`ForeignKeyConstraintNode`},create(r,i,a,o){return (0,object_utils.CN)({kind:`ForeignKeyConstraintNode`,columns:r,references:ReferencesNode.create(i,a),name:o?identifier_node.O.create(o):undefined})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/schema/foreign-key-constraint-builder.js
class ForeignKeyConstraintBuilder{#e;constructor(e){this.#e=e}onDelete(n){return new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#e,{onDelete:parseOnModifyForeignAction(n)}))}onUpdate(n){return new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#e,{onUpdate:parseOnModifyForeignAction(n)}))}deferrable(){return new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#e,{deferrable:true}))}notDeferrable(){return new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#e,{deferrable:false}))}initiallyDeferred(){return new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#e,{initiallyDeferred:true}))}initiallyImmediate(){return new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#e,{initiallyDeferred:false}))}$call(e){return e(this)}toOperationNode(){return this.#e}}
;// node_modules/kysely/dist/operation-node/add-constraint-node.js
const AddConstraintNode=(0,object_utils.CN)({is(e){return e.kind===`AddConstraintNode`},create(t){return (0,object_utils.CN)({kind:`AddConstraintNode`,constraint:t})}});
var log_once = __load__(69581);
;// node_modules/kysely/dist/operation-node/unique-constraint-node.js
const UniqueConstraintNode=(0,object_utils.CN)({is(e){return e.kind===`UniqueConstraintNode`},create(a,o,s){if((0,object_utils.Kg)(a.at(0))){(0,log_once.u)("`UniqueConstraintNode.create(columns: string[], ...)` is deprecated - pass `ColumnNode[]` instead.");a=a.map(column_node.Z.create)}return (0,object_utils.CN)({kind:`UniqueConstraintNode`,columns:(0,object_utils.CN)(a),name:o?identifier_node.O.create(o):undefined,nullsNotDistinct:s})},cloneWith(e,n){return (0,object_utils.CN)({...e,...n})}});
;// node_modules/kysely/dist/operation-node/drop-constraint-node.js
const DropConstraintNode=(0,object_utils.CN)({is(e){return e.kind===`DropConstraintNode`},create(n){return (0,object_utils.CN)({kind:`DropConstraintNode`,constraintName:identifier_node.O.create(n)})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/operation-node/alter-column-node.js
const AlterColumnNode=(0,object_utils.CN)({is(e){return e.kind===`AlterColumnNode`},create(n,r,i){return (0,object_utils.CN)({kind:`AlterColumnNode`,column:column_node.Z.create(n),[r]:i})}});
;// node_modules/kysely/dist/schema/alter-column-builder.js
class AlterColumnBuilder{#e;constructor(e){this.#e=e}setDataType(n){return new AlteredColumnBuilder(AlterColumnNode.create(this.#e,`dataType`,(0,data_type_parser.Q)(n)))}setDefault(t){return new AlteredColumnBuilder(AlterColumnNode.create(this.#e,`setDefault`,parseDefaultValueExpression(t)))}dropDefault(){return new AlteredColumnBuilder(AlterColumnNode.create(this.#e,`dropDefault`,true))}setNotNull(){return new AlteredColumnBuilder(AlterColumnNode.create(this.#e,`setNotNull`,true))}dropNotNull(){return new AlteredColumnBuilder(AlterColumnNode.create(this.#e,`dropNotNull`,true))}$call(e){return e(this)}}class AlteredColumnBuilder{#e;constructor(e){this.#e=e}toOperationNode(){return this.#e}}
;// node_modules/kysely/dist/schema/alter-table-executor.js
class AlterTableExecutor{#e;constructor(t){this.#e=(0,object_utils.CN)(t)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/schema/alter-table-add-foreign-key-constraint-builder.js
class AlterTableAddForeignKeyConstraintBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}onDelete(e){return new AlterTableAddForeignKeyConstraintBuilder({...this.#e,constraintBuilder:this.#e.constraintBuilder.onDelete(e)})}onUpdate(e){return new AlterTableAddForeignKeyConstraintBuilder({...this.#e,constraintBuilder:this.#e.constraintBuilder.onUpdate(e)})}deferrable(){return new AlterTableAddForeignKeyConstraintBuilder({...this.#e,constraintBuilder:this.#e.constraintBuilder.deferrable()})}notDeferrable(){return new AlterTableAddForeignKeyConstraintBuilder({...this.#e,constraintBuilder:this.#e.constraintBuilder.notDeferrable()})}initiallyDeferred(){return new AlterTableAddForeignKeyConstraintBuilder({...this.#e,constraintBuilder:this.#e.constraintBuilder.initiallyDeferred()})}initiallyImmediate(){return new AlterTableAddForeignKeyConstraintBuilder({...this.#e,constraintBuilder:this.#e.constraintBuilder.initiallyImmediate()})}$call(e){return e(this)}toOperationNode(){return this.#e.executor.transformQuery(AlterTableNode.cloneWithTableProps(this.#e.node,{addConstraint:AddConstraintNode.create(this.#e.constraintBuilder.toOperationNode())}),this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/schema/alter-table-drop-constraint-builder.js
class AlterTableDropConstraintBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}ifExists(){return new AlterTableDropConstraintBuilder({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{dropConstraint:DropConstraintNode.cloneWith(this.#e.node.dropConstraint,{ifExists:true})})})}cascade(){return new AlterTableDropConstraintBuilder({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{dropConstraint:DropConstraintNode.cloneWith(this.#e.node.dropConstraint,{modifier:`cascade`})})})}restrict(){return new AlterTableDropConstraintBuilder({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{dropConstraint:DropConstraintNode.cloneWith(this.#e.node.dropConstraint,{modifier:`restrict`})})})}$call(e){return e(this)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/operation-node/primary-key-constraint-node.js
const PrimaryKeyConstraintNode=(0,object_utils.CN)({is(e){return e.kind===`PrimaryKeyConstraintNode`},create(r,i){return (0,object_utils.CN)({kind:`PrimaryKeyConstraintNode`,columns:(0,object_utils.CN)(r.map(column_node.Z.create)),name:i?identifier_node.O.create(i):undefined})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/operation-node/add-index-node.js
const AddIndexNode=(0,object_utils.CN)({is(e){return e.kind===`AddIndexNode`},create(n){return (0,object_utils.CN)({kind:`AddIndexNode`,name:identifier_node.O.create(n)})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})},cloneWithColumns(t,n){return (0,object_utils.CN)({...t,columns:[...t.columns||[],...n]})}});
var raw_node = __load__(76872);
;// node_modules/kysely/dist/schema/alter-table-add-index-builder.js
class AlterTableAddIndexBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}unique(){return new AlterTableAddIndexBuilder({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{addIndex:AddIndexNode.cloneWith(this.#e.node.addIndex,{unique:true})})})}column(n){return new AlterTableAddIndexBuilder({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{addIndex:AddIndexNode.cloneWithColumns(this.#e.node.addIndex,[(0,object_utils.Kg)(n)?(0,reference_parser.Ow)(n):n.toOperationNode()])})})}columns(n){return new AlterTableAddIndexBuilder({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{addIndex:AddIndexNode.cloneWithColumns(this.#e.node.addIndex,n.map(e=>(0,object_utils.Kg)(e)?(0,reference_parser.Ow)(e):e.toOperationNode()))})})}expression(n){return new AlterTableAddIndexBuilder({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{addIndex:AddIndexNode.cloneWithColumns(this.#e.node.addIndex,[n.toOperationNode()])})})}using(r){return new AlterTableAddIndexBuilder({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{addIndex:AddIndexNode.cloneWith(this.#e.node.addIndex,{using:raw_node.z.createWithSql(r)})})})}$call(e){return e(this)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/schema/unique-constraint-builder.js
class UniqueConstraintNodeBuilder{#e;constructor(e){this.#e=e}nullsNotDistinct(){return new UniqueConstraintNodeBuilder(UniqueConstraintNode.cloneWith(this.#e,{nullsNotDistinct:true}))}deferrable(){return new UniqueConstraintNodeBuilder(UniqueConstraintNode.cloneWith(this.#e,{deferrable:true}))}notDeferrable(){return new UniqueConstraintNodeBuilder(UniqueConstraintNode.cloneWith(this.#e,{deferrable:false}))}initiallyDeferred(){return new UniqueConstraintNodeBuilder(UniqueConstraintNode.cloneWith(this.#e,{initiallyDeferred:true}))}initiallyImmediate(){return new UniqueConstraintNodeBuilder(UniqueConstraintNode.cloneWith(this.#e,{initiallyDeferred:false}))}$call(e){return e(this)}toOperationNode(){return this.#e}}
;// node_modules/kysely/dist/schema/primary-key-constraint-builder.js
class PrimaryKeyConstraintBuilder{#e;constructor(e){this.#e=e}deferrable(){return new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.cloneWith(this.#e,{deferrable:true}))}notDeferrable(){return new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.cloneWith(this.#e,{deferrable:false}))}initiallyDeferred(){return new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.cloneWith(this.#e,{initiallyDeferred:true}))}initiallyImmediate(){return new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.cloneWith(this.#e,{initiallyDeferred:false}))}$call(e){return e(this)}toOperationNode(){return this.#e}}
;// node_modules/kysely/dist/schema/check-constraint-builder.js
class CheckConstraintBuilder{#e;constructor(e){this.#e=e}$call(e){return e(this)}toOperationNode(){return this.#e}}
;// node_modules/kysely/dist/operation-node/rename-constraint-node.js
const RenameConstraintNode=(0,object_utils.CN)({is(e){return e.kind===`RenameConstraintNode`},create(n,r){return (0,object_utils.CN)({kind:`RenameConstraintNode`,oldName:identifier_node.O.create(n),newName:identifier_node.O.create(r)})}});
var expression_parser = __load__(47416);
;// node_modules/kysely/dist/schema/drop-column-builder.js
class DropColumnBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)({...e})}ifExists(){return new DropColumnBuilder({...this.#e,node:DropColumnNode.cloneWith(this.#e.node,{ifExists:true})})}toOperationNode(){return this.#e.node}}
;// node_modules/kysely/dist/schema/alter-table-builder.js
class AlterTableBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}renameTo(e){return new AlterTableExecutor({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{renameTo:(0,table_parser.M$)(e)})})}setSchema(e){return new AlterTableExecutor({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{setSchema:identifier_node.O.create(e)})})}alterColumn(e,n){const r=n(new AlterColumnBuilder(e));return new AlterTableColumnAlteringBuilder({...this.#e,node:AlterTableNode.cloneWithColumnAlteration(this.#e.node,r.toOperationNode())})}dropColumn(e,n=object_utils.lQ){const i=n(new DropColumnBuilder({node:DropColumnNode.create(e)}));return new AlterTableColumnAlteringBuilder({...this.#e,node:AlterTableNode.cloneWithColumnAlteration(this.#e.node,i.toOperationNode())})}renameColumn(e,n){return new AlterTableColumnAlteringBuilder({...this.#e,node:AlterTableNode.cloneWithColumnAlteration(this.#e.node,RenameColumnNode.create(e,n))})}addColumn(r,i,a=object_utils.lQ){const o=a(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(r,(0,data_type_parser.Q)(i))));return new AlterTableColumnAlteringBuilder({...this.#e,node:AlterTableNode.cloneWithColumnAlteration(this.#e.node,AddColumnNode.create(o.toOperationNode()))})}modifyColumn(e,r,i=object_utils.lQ){const a=i(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(e,(0,data_type_parser.Q)(r))));return new AlterTableColumnAlteringBuilder({...this.#e,node:AlterTableNode.cloneWithColumnAlteration(this.#e.node,ModifyColumnNode.create(a.toOperationNode()))})}addUniqueConstraint(e,n,r=object_utils.lQ){const i=r(new UniqueConstraintNodeBuilder(UniqueConstraintNode.create(n.map(e=>(0,object_utils.Kg)(e)?column_node.Z.create(e):(0,expression_parser.YK)(e)),e)));return new AlterTableExecutor({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{addConstraint:AddConstraintNode.create(i.toOperationNode())})})}addCheckConstraint(e,n,r=object_utils.lQ){const i=r(new CheckConstraintBuilder(CheckConstraintNode.create(n.toOperationNode(),e)));return new AlterTableExecutor({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{addConstraint:AddConstraintNode.create(i.toOperationNode())})})}addForeignKeyConstraint(e,t,n,r,i=object_utils.lQ){const a=i(new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.create(t.map(column_node.Z.create),(0,table_parser.M$)(n),r.map(column_node.Z.create),e)));return new AlterTableAddForeignKeyConstraintBuilder({...this.#e,constraintBuilder:a})}addPrimaryKeyConstraint(e,n,r=object_utils.lQ){const i=r(new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.create(n,e)));return new AlterTableExecutor({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{addConstraint:AddConstraintNode.create(i.toOperationNode())})})}dropConstraint(e){return new AlterTableDropConstraintBuilder({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{dropConstraint:DropConstraintNode.create(e)})})}renameConstraint(e,n){return new AlterTableDropConstraintBuilder({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{renameConstraint:RenameConstraintNode.create(e,n)})})}addIndex(e){return new AlterTableAddIndexBuilder({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{addIndex:AddIndexNode.create(e)})})}dropIndex(e){return new AlterTableExecutor({...this.#e,node:AlterTableNode.cloneWithTableProps(this.#e.node,{dropIndex:DropIndexNode.create(e)})})}$call(e){return e(this)}}class AlterTableColumnAlteringBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}alterColumn(e,n){const r=n(new AlterColumnBuilder(e));return new AlterTableColumnAlteringBuilder({...this.#e,node:AlterTableNode.cloneWithColumnAlteration(this.#e.node,r.toOperationNode())})}dropColumn(e,n=object_utils.lQ){const i=n(new DropColumnBuilder({node:DropColumnNode.create(e)}));return new AlterTableColumnAlteringBuilder({...this.#e,node:AlterTableNode.cloneWithColumnAlteration(this.#e.node,i.toOperationNode())})}renameColumn(e,n){return new AlterTableColumnAlteringBuilder({...this.#e,node:AlterTableNode.cloneWithColumnAlteration(this.#e.node,RenameColumnNode.create(e,n))})}addColumn(r,i,a=object_utils.lQ){const o=a(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(r,(0,data_type_parser.Q)(i))));return new AlterTableColumnAlteringBuilder({...this.#e,node:AlterTableNode.cloneWithColumnAlteration(this.#e.node,AddColumnNode.create(o.toOperationNode()))})}modifyColumn(e,r,i=object_utils.lQ){const a=i(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(e,(0,data_type_parser.Q)(r))));return new AlterTableColumnAlteringBuilder({...this.#e,node:AlterTableNode.cloneWithColumnAlteration(this.#e.node,ModifyColumnNode.create(a.toOperationNode()))})}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
var binary_operation_parser = __load__(66041);
var query_node = __load__(58290);
var operation_node_transformer = __load__(72287);
var value_list_node = __load__(47234);
;// node_modules/kysely/dist/plugin/immediate-value/immediate-value-transformer.js
class ImmediateValueTransformer extends operation_node_transformer.V{transformPrimitiveValueList(e){return value_list_node.s.create(e.values.map(value_node.q.createImmediate))}transformValue(e){return value_node.q.createImmediate(e.value)}}
;// node_modules/kysely/dist/schema/create-index-builder.js
class CreateIndexBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}ifNotExists(){return new CreateIndexBuilder({...this.#e,node:CreateIndexNode.cloneWith(this.#e.node,{ifNotExists:true})})}unique(){return new CreateIndexBuilder({...this.#e,node:CreateIndexNode.cloneWith(this.#e.node,{unique:true})})}nullsNotDistinct(){return new CreateIndexBuilder({...this.#e,node:CreateIndexNode.cloneWith(this.#e.node,{nullsNotDistinct:true})})}on(t){return new CreateIndexBuilder({...this.#e,node:CreateIndexNode.cloneWith(this.#e.node,{table:(0,table_parser.M$)(t)})})}column(t){return new CreateIndexBuilder({...this.#e,node:CreateIndexNode.cloneWithColumns(this.#e.node,[(0,object_utils.Kg)(t)?(0,reference_parser.Ow)(t):t.toOperationNode()])})}columns(t){return new CreateIndexBuilder({...this.#e,node:CreateIndexNode.cloneWithColumns(this.#e.node,t.map(e=>(0,object_utils.Kg)(e)?(0,reference_parser.Ow)(e):e.toOperationNode()))})}expression(t){return new CreateIndexBuilder({...this.#e,node:CreateIndexNode.cloneWithColumns(this.#e.node,[t.toOperationNode()])})}using(n){return new CreateIndexBuilder({...this.#e,node:CreateIndexNode.cloneWith(this.#e.node,{using:raw_node.z.createWithSql(n)})})}where(...e){const t=new ImmediateValueTransformer;return new CreateIndexBuilder({...this.#e,node:query_node.L.cloneWithWhere(this.#e.node,t.transformNode((0,binary_operation_parser.GB)(e),this.#e.queryId))})}$call(e){return e(this)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/schema/create-schema-builder.js
class CreateSchemaBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}ifNotExists(){return new CreateSchemaBuilder({...this.#e,node:CreateSchemaNode.cloneWith(this.#e.node,{ifNotExists:true})})}$call(e){return e(this)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/parser/on-commit-action-parse.js
function parseOnCommitAction(t){if(create_table_node.o.includes(t)){return t}throw new Error(`invalid OnCommitAction ${t}`)}
;// node_modules/kysely/dist/schema/create-table-add-index-builder.js
class CreateTableAddIndexBuilder{#e;constructor(e){this.#e=e}using(n){return new CreateTableAddIndexBuilder(AddIndexNode.cloneWith(this.#e,{using:raw_node.z.createWithSql(n)}))}$call(e){return e(this)}toOperationNode(){return this.#e}}
;// node_modules/kysely/dist/schema/create-table-builder.js
class CreateTableBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}temporary(){return new CreateTableBuilder({...this.#e,node:create_table_node.B.cloneWith(this.#e.node,{temporary:true})})}onCommit(e){return new CreateTableBuilder({...this.#e,node:create_table_node.B.cloneWith(this.#e.node,{onCommit:parseOnCommitAction(e)})})}ifNotExists(){return new CreateTableBuilder({...this.#e,node:create_table_node.B.cloneWith(this.#e.node,{ifNotExists:true})})}addColumn(r,i,o=object_utils.lQ){const s=o(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(r,(0,data_type_parser.Q)(i))));return new CreateTableBuilder({...this.#e,node:create_table_node.B.cloneWithColumn(this.#e.node,s.toOperationNode())})}addPrimaryKeyConstraint(e,n,r=object_utils.lQ){const i=r(new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.create(n,e)));return new CreateTableBuilder({...this.#e,node:create_table_node.B.cloneWithConstraint(this.#e.node,i.toOperationNode())})}addUniqueConstraint(e,n,r=object_utils.lQ){const o=r(new UniqueConstraintNodeBuilder(UniqueConstraintNode.create(n.map(e=>(0,object_utils.Kg)(e)?column_node.Z.create(e):(0,expression_parser.YK)(e)),e)));return new CreateTableBuilder({...this.#e,node:create_table_node.B.cloneWithConstraint(this.#e.node,o.toOperationNode())})}addIndex(e,n,r=object_utils.lQ){const o=r(new CreateTableAddIndexBuilder(AddIndexNode.cloneWithColumns(AddIndexNode.create(e),n.map(e=>(0,object_utils.Kg)(e)?column_node.Z.create(e):(0,expression_parser.YK)(e)))));return new CreateTableBuilder({...this.#e,node:create_table_node.B.cloneWithIndex(this.#e.node,o.toOperationNode())})}addCheckConstraint(e,n,r=object_utils.lQ){const i=r(new CheckConstraintBuilder(CheckConstraintNode.create(n.toOperationNode(),e)));return new CreateTableBuilder({...this.#e,node:create_table_node.B.cloneWithConstraint(this.#e.node,i.toOperationNode())})}addForeignKeyConstraint(e,n,r,i,l=object_utils.lQ){const u=l(new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.create(n.map(column_node.Z.create),(0,table_parser.M$)(r),i.map(column_node.Z.create),e)));return new CreateTableBuilder({...this.#e,node:create_table_node.B.cloneWithConstraint(this.#e.node,u.toOperationNode())})}modifyFront(e){return new CreateTableBuilder({...this.#e,node:create_table_node.B.cloneWithFrontModifier(this.#e.node,e.toOperationNode())})}modifyEnd(e){return new CreateTableBuilder({...this.#e,node:create_table_node.B.cloneWithEndModifier(this.#e.node,e.toOperationNode())})}as(e){return new CreateTableBuilder({...this.#e,node:create_table_node.B.cloneWith(this.#e.node,{selectQuery:(0,expression_parser.YK)(e)})})}$call(e){return e(this)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/schema/drop-index-builder.js
class DropIndexBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}on(n){return new DropIndexBuilder({...this.#e,node:DropIndexNode.cloneWith(this.#e.node,{table:(0,table_parser.M$)(n)})})}ifExists(){return new DropIndexBuilder({...this.#e,node:DropIndexNode.cloneWith(this.#e.node,{ifExists:true})})}cascade(){return new DropIndexBuilder({...this.#e,node:DropIndexNode.cloneWith(this.#e.node,{cascade:true})})}$call(e){return e(this)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/schema/drop-schema-builder.js
class DropSchemaBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}ifExists(){return new DropSchemaBuilder({...this.#e,node:DropSchemaNode.cloneWith(this.#e.node,{ifExists:true})})}cascade(){return new DropSchemaBuilder({...this.#e,node:DropSchemaNode.cloneWith(this.#e.node,{cascade:true})})}$call(e){return e(this)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/schema/drop-table-builder.js
class DropTableBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}temporary(){return new DropTableBuilder({...this.#e,node:DropTableNode.cloneWith(this.#e.node,{temporary:true})})}ifExists(){return new DropTableBuilder({...this.#e,node:DropTableNode.cloneWith(this.#e.node,{ifExists:true})})}cascade(){return new DropTableBuilder({...this.#e,node:DropTableNode.cloneWith(this.#e.node,{cascade:true})})}$call(e){return e(this)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
var query_id = __load__(19050);
var with_schema_plugin = __load__(94158);
var create_view_node = __load__(11870);
;// node_modules/kysely/dist/plugin/immediate-value/immediate-value-plugin.js
class ImmediateValuePlugin{#e=new ImmediateValueTransformer;transformQuery(e){return this.#e.transformNode(e.node,e.queryId)}transformResult(e){return Promise.resolve(e.result)}}
;// node_modules/kysely/dist/schema/create-view-builder.js
class CreateViewBuilder{#e;constructor(t){this.#e=(0,object_utils.CN)(t)}temporary(){return new CreateViewBuilder({...this.#e,node:create_view_node.Y.cloneWith(this.#e.node,{temporary:true})})}materialized(){return new CreateViewBuilder({...this.#e,node:create_view_node.Y.cloneWith(this.#e.node,{materialized:true})})}ifNotExists(){return new CreateViewBuilder({...this.#e,node:create_view_node.Y.cloneWith(this.#e.node,{ifNotExists:true})})}orReplace(){return new CreateViewBuilder({...this.#e,node:create_view_node.Y.cloneWith(this.#e.node,{orReplace:true})})}columns(e){return new CreateViewBuilder({...this.#e,node:create_view_node.Y.cloneWith(this.#e.node,{columns:e.map(reference_parser.RY)})})}as(e){const n=e.withPlugin(new ImmediateValuePlugin).toOperationNode();return new CreateViewBuilder({...this.#e,node:create_view_node.Y.cloneWith(this.#e.node,{as:n})})}$call(e){return e(this)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/operation-node/drop-view-node.js
const DropViewNode=(0,object_utils.CN)({is(e){return e.kind===`DropViewNode`},create(n){return (0,object_utils.CN)({kind:`DropViewNode`,name:schemable_identifier_node.y.create(n)})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/schema/drop-view-builder.js
class DropViewBuilder{#e;constructor(t){this.#e=(0,object_utils.CN)(t)}materialized(){return new DropViewBuilder({...this.#e,node:DropViewNode.cloneWith(this.#e.node,{materialized:true})})}ifExists(){return new DropViewBuilder({...this.#e,node:DropViewNode.cloneWith(this.#e.node,{ifExists:true})})}cascade(){return new DropViewBuilder({...this.#e,node:DropViewNode.cloneWith(this.#e.node,{cascade:true})})}$call(e){return e(this)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/operation-node/create-type-node.js
const CreateTypeNode=(0,object_utils.CN)({is(e){return e.kind===`CreateTypeNode`},create(t){return (0,object_utils.CN)({kind:`CreateTypeNode`,name:t})},cloneWithEnum(r,i){return (0,object_utils.CN)({...r,enum:value_list_node.s.create(i.map(value_node.q.createImmediate))})}});
;// node_modules/kysely/dist/schema/create-type-builder.js
class CreateTypeBuilder{#e;constructor(t){this.#e=(0,object_utils.CN)(t)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}asEnum(e){return new CreateTypeBuilder({...this.#e,node:CreateTypeNode.cloneWithEnum(this.#e.node,e)})}$call(e){return e(this)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/operation-node/drop-type-node.js
const DropTypeNode=(0,object_utils.CN)({is(e){return e.kind===`DropTypeNode`},create(t){if(!Array.isArray(t)){t=[t]}return (0,object_utils.CN)({kind:`DropTypeNode`,name:t[0],additionalNames:t.slice(1)})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/schema/drop-type-builder.js
class DropTypeBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}ifExists(){return new DropTypeBuilder({...this.#e,node:DropTypeNode.cloneWith(this.#e.node,{ifExists:true})})}cascade(){return new DropTypeBuilder({...this.#e,node:DropTypeNode.cloneWith(this.#e.node,{cascade:true})})}$call(e){return e(this)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/parser/identifier-parser.js
function parseSchemableIdentifier(t){const n=`.`;if(t.includes(n)){const r=t.split(n).map(trim);if(r.length===2){return schemable_identifier_node.y.createWithSchema(r[0],r[1])}else{throw new Error(`invalid schemable identifier ${t}`)}}else{return schemable_identifier_node.y.create(t)}}function parseSchemableIdentifierArray(e){if(!Array.isArray(e)){e=[e]}return e.map(parseSchemableIdentifier)}function trim(e){return e.trim()}
;// node_modules/kysely/dist/operation-node/refresh-materialized-view-node.js
const RefreshMaterializedViewNode=(0,object_utils.CN)({is(e){return e.kind===`RefreshMaterializedViewNode`},create(n){return (0,object_utils.CN)({kind:`RefreshMaterializedViewNode`,name:schemable_identifier_node.y.create(n)})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/schema/refresh-materialized-view-builder.js
class RefreshMaterializedViewBuilder{#e;constructor(t){this.#e=(0,object_utils.CN)(t)}concurrently(){return new RefreshMaterializedViewBuilder({...this.#e,node:RefreshMaterializedViewNode.cloneWith(this.#e.node,{concurrently:true,withNoData:false})})}withData(){return new RefreshMaterializedViewBuilder({...this.#e,node:RefreshMaterializedViewNode.cloneWith(this.#e.node,{withNoData:false})})}withNoData(){return new RefreshMaterializedViewBuilder({...this.#e,node:RefreshMaterializedViewNode.cloneWith(this.#e.node,{withNoData:true,concurrently:false})})}$call(e){return e(this)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/operation-node/alter-type-node.js
const AlterTypeNode=(0,object_utils.CN)({is(e){return e.kind===`AlterTypeNode`},create(t){return (0,object_utils.CN)({kind:`AlterTypeNode`,name:t})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/operation-node/add-value-node.js
const AddValueNode=(0,object_utils.CN)({is(e){return e.kind===`AddValueNode`},create(t){return (0,object_utils.CN)({kind:`AddValueNode`,value:t})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/query-finalizer.js
class QueryFinalizer{#e;constructor(t){this.#e=(0,object_utils.CN)(t)}toOperationNode(){return this.#e.executor.transformQuery(this.#e.node,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){return await this.#e.executor.executeQuery(this.compile(),e)}}
;// node_modules/kysely/dist/schema/alter-type-add-value-builder.js
var e;class AlterTypeAddValueBuilder extends QueryFinalizer{#e;constructor(e){super(e);this.#e=e}ifNotExists(){return new e({...this.#e,node:AlterTypeNode.cloneWith(this.#e.node,{addValue:AddValueNode.cloneWith(this.#e.node.addValue,{ifNotExists:true})})})}before(e){return this.#t(e,true)}after(e){return this.#t(e,false)}#t(i,a){return new e({...this.#e,node:AlterTypeNode.cloneWith(this.#e.node,{addValue:AddValueNode.cloneWith(this.#e.node.addValue,{isBefore:a,neighborValue:value_node.q.createImmediate(i)})})})}}e=AlterTypeAddValueBuilder;
;// node_modules/kysely/dist/operation-node/rename-value-node.js
const RenameValueNode=(0,object_utils.CN)({is(e){return e.kind===`RenameValueNode`},create(t,n){return (0,object_utils.CN)({kind:`RenameValueNode`,oldValue:t,newValue:n})}});
;// node_modules/kysely/dist/schema/alter-type-builder.js
class AlterTypeBuilder{#e;constructor(t){this.#e=(0,object_utils.CN)(t)}addValue(e){return new AlterTypeAddValueBuilder({...this.#e,node:AlterTypeNode.cloneWith(this.#e.node,{addValue:AddValueNode.create(value_node.q.createImmediate(e))})})}renameTo(e){return new QueryFinalizer({...this.#e,node:AlterTypeNode.cloneWith(this.#e.node,{renameTo:identifier_node.O.create(e)})})}renameValue(e,n){return new QueryFinalizer({...this.#e,node:AlterTypeNode.cloneWith(this.#e.node,{renameValue:RenameValueNode.create(value_node.q.createImmediate(e),value_node.q.createImmediate(n))})})}setSchema(e){return new QueryFinalizer({...this.#e,node:AlterTypeNode.cloneWith(this.#e.node,{setSchema:identifier_node.O.create(e)})})}}
;// node_modules/kysely/dist/schema/schema-module.js
class SchemaModule{#e;constructor(e){this.#e=e}createTable(e){return new CreateTableBuilder({queryId:(0,query_id.a)(),executor:this.#e,node:create_table_node.B.create((0,table_parser.M$)(e))})}dropTable(e){return new DropTableBuilder({queryId:(0,query_id.a)(),executor:this.#e,node:DropTableNode.create((0,table_parser.M$)(e))})}createIndex(e){return new CreateIndexBuilder({queryId:(0,query_id.a)(),executor:this.#e,node:CreateIndexNode.create(e)})}dropIndex(e){return new DropIndexBuilder({queryId:(0,query_id.a)(),executor:this.#e,node:DropIndexNode.create(e)})}createSchema(e){return new CreateSchemaBuilder({queryId:(0,query_id.a)(),executor:this.#e,node:CreateSchemaNode.create(e)})}dropSchema(e){return new DropSchemaBuilder({queryId:(0,query_id.a)(),executor:this.#e,node:DropSchemaNode.create(e)})}alterTable(t){return new AlterTableBuilder({queryId:(0,query_id.a)(),executor:this.#e,node:AlterTableNode.create((0,table_parser.M$)(t))})}createView(e){return new CreateViewBuilder({queryId:(0,query_id.a)(),executor:this.#e,node:create_view_node.Y.create(e)})}refreshMaterializedView(e){return new RefreshMaterializedViewBuilder({queryId:(0,query_id.a)(),executor:this.#e,node:RefreshMaterializedViewNode.create(e)})}dropView(e){return new DropViewBuilder({queryId:(0,query_id.a)(),executor:this.#e,node:DropViewNode.create(e)})}createType(e){return new CreateTypeBuilder({queryId:(0,query_id.a)(),executor:this.#e,node:CreateTypeNode.create(parseSchemableIdentifier(e))})}alterType(e){return new AlterTypeBuilder({executor:this.#e,node:AlterTypeNode.create(parseSchemableIdentifier(e)),queryId:(0,query_id.a)()})}dropType(e){return new DropTypeBuilder({queryId:(0,query_id.a)(),executor:this.#e,node:DropTypeNode.create(parseSchemableIdentifierArray(e))})}withPlugin(e){return new SchemaModule(this.#e.withPlugin(e))}withoutPlugins(){return new SchemaModule(this.#e.withoutPlugins())}withSchema(e){return new SchemaModule(this.#e.withPluginAtFront(new with_schema_plugin.B(e)))}}
var dynamic_reference_builder = __load__(80453);
var dynamic_table_builder = __load__(19760);
;// node_modules/kysely/dist/dynamic/dynamic.js
class DynamicModule{ref(t){return new dynamic_reference_builder.g(t)}table(e){return new dynamic_table_builder.bj(e)}}
;// node_modules/kysely/dist/driver/default-connection-provider.js
class DefaultConnectionProvider{#e;constructor(e){this.#e=e}async provideConnection(e,t){const n=await this.#e.acquireConnection(t);try{return await e(n)}finally{await this.#e.releaseConnection(n,t)}}}
var query_creator = __load__(15378);
var query_executor_base = __load__(93895);
;// node_modules/kysely/dist/query-executor/default-query-executor.js
class DefaultQueryExecutor extends query_executor_base.R{#e;#t;#n;constructor(e,t,n,r=[]){super(r);this.#e=e;this.#t=t;this.#n=n}get adapter(){return this.#t}compileQuery(e,t){return this.#e.compileQuery(e,t)}provideConnection(e,t){return this.#n.provideConnection(e,t)}withPlugins(e){return new DefaultQueryExecutor(this.#e,this.#t,this.#n,[...this.plugins,...e])}withPlugin(e){return new DefaultQueryExecutor(this.#e,this.#t,this.#n,[...this.plugins,e])}withPluginAtFront(e){return new DefaultQueryExecutor(this.#e,this.#t,this.#n,[e,...this.plugins])}withConnectionProvider(e){return new DefaultQueryExecutor(this.#e,this.#t,e,[...this.plugins])}withoutPlugins(){return new DefaultQueryExecutor(this.#e,this.#t,this.#n,[])}}
var abort = __load__(61675);
;// node_modules/kysely/dist/util/performance-now.js
function performanceNow(){if(typeof performance!==`undefined`&&(0,object_utils.Tn)(performance.now)){return performance.now()}else{return Date.now()}}
;// node_modules/kysely/dist/driver/connection-mutex.js
class ConnectionMutex{#e;#t;async obtainLock(){while(this.#e){await this.#e}this.#e=new Promise(e=>{this.#t=e})}releaseLock(){const e=this.#t;this.#e=undefined;this.#t=undefined;e?.()}}
;// node_modules/kysely/dist/driver/runtime-driver.js
class RuntimeDriver{#e;#t;#n;#r;#i;#a=new WeakSet;#o;constructor(e,t,n){this.#e=e;this.#r=false;this.#t=n;if(t.supportsMultipleConnections===false){this.#o=new ConnectionMutex}}async init(e){if(this.#i){throw new Error(`driver has already been destroyed`)}this.#n??=this.#e.init(e).then(()=>{this.#r=true}).catch(e=>{this.#n=undefined;throw e});await (0,abort.Hl)(this.#n,e?.signal,`init`)}async acquireConnection(n){if(this.#i){throw new Error(`driver has already been destroyed`)}if(!this.#r){await this.init(n)}if(this.#o){const e=this.#o.obtainLock();await (0,abort.Hl)(e,n?.signal,`acquireConnection:mutex`,()=>e.then(()=>this.#o?.releaseLock()))}const r=this.#e.acquireConnection(n);const i=await (0,abort.Hl)(r,n?.signal,`acquireConnection:acquire`,()=>r?.then(t=>this.releaseConnection(t).catch((0,abort.gx)(`driver.releaseConnection`))).catch((0,abort.gx)(`driver.acquireConnection`)));if(!this.#a.has(i)){if(this.#s()){this.#c(i)}this.#a.add(i)}return i}async releaseConnection(e,t){await this.#e.releaseConnection(e,t);this.#o?.releaseLock()}async beginTransaction(e,t){return await this.#e.beginTransaction(e,t)}async commitTransaction(e){return await this.#e.commitTransaction(e)}async rollbackTransaction(e){return await this.#e.rollbackTransaction(e)}async savepoint(e,t,n){if(this.#e.savepoint){return await this.#e.savepoint(e,t,n)}throw new Error("The `savepoint` method is not supported by this driver")}async rollbackToSavepoint(e,t,n){if(this.#e.rollbackToSavepoint){return await this.#e.rollbackToSavepoint(e,t,n)}throw new Error("The `rollbackToSavepoint` method is not supported by this driver")}async releaseSavepoint(e,t,n){if(this.#e.releaseSavepoint){return await this.#e.releaseSavepoint(e,t,n)}throw new Error("The `releaseSavepoint` method is not supported by this driver")}async destroy(e){if(!this.#n){return}await (0,abort.Hl)(this.#n,e?.signal,`destroy:initPromise`);this.#i??=this.#e.destroy(e).catch(e=>{this.#i=undefined;throw e});await (0,abort.Hl)(this.#i,e?.signal,`destroy`)}#s(){return this.#t.isLevelEnabled(`query`)||this.#t.isLevelEnabled(`error`)}#c(e){const t=e.executeQuery;const r=e.streamQuery;const i=this;e.executeQuery=async(r,a)=>{let o;const s=performanceNow();try{return await t.call(e,r,a)}catch(e){o=e;await i.#l(e,r,s);throw e}finally{if(!o){await i.#u(r,s)}}};e.streamQuery=async function*(t,a,o){let s;const c=performanceNow();try{for await(const n of r.call(e,t,a,o)){yield n}}catch(e){s=e;await i.#l(e,t,c);throw e}finally{if(!s){await i.#u(t,c,true)}}}}async#l(e,t,n){await this.#t.error(()=>({level:`error`,error:e,query:t,queryDurationMillis:this.#d(n)}))}async#u(e,t,n=false){await this.#t.query(()=>({level:`query`,isStream:n,query:e,queryDurationMillis:this.#d(t)}))}#d(e){return performanceNow()-e}}
var aborted_transaction_error = __load__(54014);
;// node_modules/kysely/dist/driver/single-connection-provider.js
const ignoreError=()=>{};class SingleConnectionProvider{#e;#t;constructor(e){this.#e=e}async provideConnection(e){while(this.#t){await this.#t.catch(ignoreError)}this.#t=this.#n(e).finally(()=>{this.#t=undefined});return this.#t}async#n(e){return await e(this.#e)}}
;// node_modules/kysely/dist/driver/driver.js
const TRANSACTION_ACCESS_MODES=[`read only`,`read write`];const TRANSACTION_ISOLATION_LEVELS=[`read uncommitted`,`read committed`,`repeatable read`,`serializable`,`snapshot`];function validateTransactionSettings(e){if(e.accessMode&&!TRANSACTION_ACCESS_MODES.includes(e.accessMode)){throw new Error(`invalid transaction access mode ${e.accessMode}`)}if(e.isolationLevel&&!TRANSACTION_ISOLATION_LEVELS.includes(e.isolationLevel)){throw new Error(`invalid transaction isolation level ${e.isolationLevel}`)}}
var function_module = __load__(67709);
;// node_modules/kysely/dist/util/log.js
const log_n=[`query`,`error`];const LOG_LEVELS=(0,object_utils.CN)(log_n);class Log{#e;#t;constructor(n){if((0,object_utils.Tn)(n)){this.#t=n;this.#e=(0,object_utils.CN)({query:true,error:true})}else{this.#t=defaultLogger;this.#e=(0,object_utils.CN)({query:n.includes(`query`),error:n.includes(`error`)})}}isLevelEnabled(e){return this.#e[e]}async query(e){if(this.#e.query){await this.#t(e())}}async error(e){if(this.#e.error){await this.#t(e())}}}function defaultLogger(e){if(e.level===`query`){const t=`kysely:query:${e.isStream?`stream:`:``}`;console.log(`${t} ${e.query.sql}`);console.log(`${t} duration: ${e.queryDurationMillis.toFixed(1)}ms`)}else if(e.level===`error`){if(e.error instanceof Error){console.error(`kysely:error: ${e.error.stack??e.error.message}`)}else{console.error(`kysely:error: ${JSON.stringify({error:e.error,query:e.query.sql,queryDurationMillis:e.queryDurationMillis})}`)}}}
;// node_modules/kysely/dist/util/compilable.js
function isCompilable(n){return (0,object_utils.Gv)(n)&&(0,object_utils.Tn)(n.compile)}
var case_builder = __load__(26423);
var case_node = __load__(97474);
var provide_controlled_connection = __load__(65448);
;// node_modules/kysely/dist/kysely.js
Symbol.asyncDispose??=Symbol(`Symbol.asyncDispose`);class Kysely extends query_creator.n{#e;constructor(e){let t;let r;if(isKyselyProps(e)){t={executor:e.executor};r={...e}}else{const a=e.dialect;const o=a.createDriver();const s=a.createQueryCompiler();const l=a.createAdapter();const u=new Log(e.log??[]);const d=new RuntimeDriver(o,l,u);const f=new DefaultConnectionProvider(d);const m=new DefaultQueryExecutor(s,l,f,e.plugins??[]);t={executor:m};r={config:e,executor:m,dialect:a,driver:d}}super(t);this.#e=(0,object_utils.CN)(r)}get schema(){return new SchemaModule(this.#e.executor)}get dynamic(){return new DynamicModule}get introspection(){return this.#e.dialect.createIntrospector(this.withoutPlugins())}case(e){return new case_builder.OU({node:case_node.P.create((0,object_utils.b0)(e)?undefined:(0,expression_parser.YK)(e))})}get fn(){return (0,function_module.t)()}transaction(){return new TransactionBuilder({...this.#e})}startTransaction(){return new ControlledTransactionBuilder({...this.#e})}connection(){return new ConnectionBuilder({...this.#e})}withPlugin(e){return new Kysely({...this.#e,executor:this.#e.executor.withPlugin(e)})}withoutPlugins(){return new Kysely({...this.#e,executor:this.#e.executor.withoutPlugins()})}withSchema(e){return new Kysely({...this.#e,executor:this.#e.executor.withPluginAtFront(new with_schema_plugin.B(e))})}$extendTables(){return new Kysely({...this.#e})}$omitTables(){return new Kysely({...this.#e})}$pickTables(){return new Kysely({...this.#e})}withTables(){return this.$extendTables()}async destroy(){await this.#e.driver.destroy()}get isTransaction(){return false}getExecutor(){return this.#e.executor}async executeQuery(e,t){const n=isCompilable(e)?e.compile():e;return await this.#e.executor.executeQuery(n,t)}async[Symbol.asyncDispose](){await this.destroy()}}class Transaction extends Kysely{#e;constructor(e){super(e);this.#e=e}get isTransaction(){return true}transaction(){throw new Error(`calling the transaction method for a Transaction is not supported`)}startTransaction(){throw new Error(`calling the controlled transaction method for a Transaction is not supported`)}connection(){throw new Error(`calling the connection method for a Transaction is not supported`)}destroy(){throw new Error(`calling the destroy method for a Transaction is not supported`)}withPlugin(e){return new Transaction({...this.#e,executor:this.#e.executor.withPlugin(e)})}withoutPlugins(){return new Transaction({...this.#e,executor:this.#e.executor.withoutPlugins()})}withSchema(e){return new Transaction({...this.#e,executor:this.#e.executor.withPluginAtFront(new with_schema_plugin.B(e))})}withTables(){return new Transaction({...this.#e})}$extendTables(){return new Transaction({...this.#e})}$omitTables(){return new Transaction({...this.#e})}$pickTables(){return new Transaction({...this.#e})}}function isKyselyProps(e){return (0,object_utils.Gv)(e)&&(0,object_utils.Gv)(e.config)&&(0,object_utils.Gv)(e.driver)&&(0,object_utils.Gv)(e.executor)&&(0,object_utils.Gv)(e.dialect)}class ConnectionBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}async execute(e,t){return this.#e.executor.provideConnection(async t=>{const n=this.#e.executor.withConnectionProvider(new SingleConnectionProvider(t));const r=new Kysely({...this.#e,executor:n});return await e(r)},(0,object_utils.CN)({signal:t?.signal}))}}class TransactionBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}setAccessMode(e){return new TransactionBuilder({...this.#e,accessMode:e})}setIsolationLevel(e){return new TransactionBuilder({...this.#e,isolationLevel:e})}async execute(e){const{isolationLevel:t,accessMode:n,...r}=this.#e;const i={isolationLevel:t,accessMode:n};validateTransactionSettings(i);return this.#e.executor.provideConnection(async t=>{const n={status:`active`};const a=new NotCommittedOrRolledBackAssertingExecutor(this.#e.executor.withConnectionProvider(new SingleConnectionProvider(t)),n);const o=new Transaction({...r,executor:a});let s=false;try{await this.#e.driver.beginTransaction(t,i);s=true;const r=await e(o);await this.#e.driver.commitTransaction(t);n.status=`committed`;return r}catch(e){if((0,aborted_transaction_error.e)(e)){n.status=`aborted`}else if(s){await this.#e.driver.rollbackTransaction(t);n.status=`rolled back`}throw e}})}}class ControlledTransactionBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}setAccessMode(e){return new ControlledTransactionBuilder({...this.#e,accessMode:e})}setIsolationLevel(e){return new ControlledTransactionBuilder({...this.#e,isolationLevel:e})}async execute(){const{isolationLevel:e,accessMode:t,...n}=this.#e;const r={isolationLevel:e,accessMode:t};validateTransactionSettings(r);const i=await (0,provide_controlled_connection.G)(this.#e.executor);try{await this.#e.driver.beginTransaction(i.connection,r)}catch(e){i.release();throw e}return new ControlledTransaction({...n,connection:i,transactionState:{status:`active`},executor:this.#e.executor.withConnectionProvider(new SingleConnectionProvider(i.connection))})}}class ControlledTransaction extends Transaction{#e;#t;constructor(e){e={...e,executor:new NotCommittedOrRolledBackAssertingExecutor(e.executor,e.transactionState)};const{connection:t,transactionState:n,...r}=e;super(r);this.#e=(0,object_utils.CN)(e);const i=(0,query_id.a)();this.#t=t=>e.executor.compileQuery(t,i)}get isCommitted(){return this.#e.transactionState.status===`committed`}get isRolledBack(){return this.#e.transactionState.status===`rolled back`||this.#e.transactionState.status===`aborted`}commit(){return new Command(async()=>{await this.#e.executor.provideConnection(async e=>{try{await this.#e.driver.commitTransaction(e)}catch(e){if((0,aborted_transaction_error.e)(e)){this.#e.transactionState.status=`aborted`;this.#e.connection.release()}throw e}this.#e.transactionState.status=`committed`;this.#e.connection.release()})})}rollback(){return new Command(async()=>{if(this.#e.transactionState.status===`aborted`){return}await this.#e.executor.provideConnection(async e=>{try{await this.#e.driver.rollbackTransaction(e)}finally{this.#e.transactionState.status=`rolled back`;this.#e.connection.release()}})})}savepoint(e){return new Command(async()=>{await this.#e.executor.provideConnection(async t=>{await this.#e.driver.savepoint?.(t,e,this.#t)});return new ControlledTransaction({...this.#e})})}rollbackToSavepoint(e){return new Command(async()=>{await this.#e.executor.provideConnection(async t=>{await this.#e.driver.rollbackToSavepoint?.(t,e,this.#t)});return new ControlledTransaction({...this.#e})})}releaseSavepoint(e){return new Command(async()=>{await this.#e.executor.provideConnection(async t=>{await this.#e.driver.releaseSavepoint?.(t,e,this.#t)});return new ControlledTransaction({...this.#e})})}withPlugin(e){return new ControlledTransaction({...this.#e,executor:this.#e.executor.withPlugin(e)})}withoutPlugins(){return new ControlledTransaction({...this.#e,executor:this.#e.executor.withoutPlugins()})}withSchema(e){return new ControlledTransaction({...this.#e,executor:this.#e.executor.withPluginAtFront(new with_schema_plugin.B(e))})}withTables(){return new ControlledTransaction({...this.#e})}$extendTables(){return new ControlledTransaction({...this.#e})}$omitTables(){return new ControlledTransaction({...this.#e})}$pickTables(){return new ControlledTransaction({...this.#e})}}class Command{#e;constructor(e){this.#e=e}async execute(){return await this.#e()}}function assertNotCommittedOrRolledBack(e){if(e.status===`committed`){throw new Error(`Transaction is already committed`)}if(e.status!==`active`){throw new Error(`Transaction is already rolled back`)}}class NotCommittedOrRolledBackAssertingExecutor{#e;#t;constructor(e,t){this.#e=e instanceof NotCommittedOrRolledBackAssertingExecutor?e.#e:e;this.#t=t}get adapter(){return this.#e.adapter}get plugins(){return this.#e.plugins}transformQuery(e,t){return this.#e.transformQuery(e,t)}compileQuery(e,t){return this.#e.compileQuery(e,t)}provideConnection(e,t){assertNotCommittedOrRolledBack(this.#t);return this.#e.provideConnection(async t=>{assertNotCommittedOrRolledBack(this.#t);return await e(t)},t)}executeQuery(e,t){assertNotCommittedOrRolledBack(this.#t);return this.#e.withConnectionProvider(this).executeQuery(e,t)}stream(e,t,n){assertNotCommittedOrRolledBack(this.#t);return this.#e.withConnectionProvider(this).stream(e,t,n)}withConnectionProvider(e){return new NotCommittedOrRolledBackAssertingExecutor(this.#e.withConnectionProvider(e),this.#t)}withPlugin(e){return new NotCommittedOrRolledBackAssertingExecutor(this.#e.withPlugin(e),this.#t)}withPlugins(e){return new NotCommittedOrRolledBackAssertingExecutor(this.#e.withPlugins(e),this.#t)}withPluginAtFront(e){return new NotCommittedOrRolledBackAssertingExecutor(this.#e.withPluginAtFront(e),this.#t)}withoutPlugins(){return new NotCommittedOrRolledBackAssertingExecutor(this.#e.withoutPlugins(),this.#t)}}

}),

17976:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
kQ:()=>DEFAULT_MIGRATION_TABLE,
sy:()=>DEFAULT_MIGRATION_LOCK_TABLE
});
var _util_object_utils_js__0__ = __load__(89618);
const DEFAULT_MIGRATION_TABLE=`kysely_migration`;const DEFAULT_MIGRATION_LOCK_TABLE=`kysely_migration_lock`;const DEFAULT_ALLOW_UNORDERED_MIGRATIONS=false;const MIGRATION_LOCK_ID=(/* unused pure expression or super */ null && (`migration_lock`));const NO_MIGRATIONS=(0,_util_object_utils_js__0__.CN)({__noMigrations__:true});const o=1e3;class Migrator{#e;constructor(e){this.#e=r(e)}async getMigrations(){const e=await this.#f(this.#r);const t=e?await this.#e.db.withPlugin(this.#o).selectFrom(this.#r).select([`name`,`timestamp`]).$narrowType().execute():[];const n=await this.#_();return n.map(({name:e,...n})=>{const r=t.find(t=>t.name===e);return{name:e,migration:n,executedAt:r?new Date(r.timestamp):undefined}})}async migrateToLatest(e){return this.#t(()=>({direction:`Up`,step:Infinity}),e)}async migrateTo(e,t){return this.#t(({migrations:t,executedMigrations:n,pendingMigrations:r})=>{if(a(e)&&e.__noMigrations__===true){return{direction:`Down`,step:Infinity}}if(!t.find(t=>t.name===e)){throw new Error(`migration "${e}" doesn't exist`)}const i=n.indexOf(e);const o=r.findIndex(t=>t.name===e);if(i!==-1){return{direction:`Down`,step:n.length-i-1}}if(o!==-1){return{direction:`Up`,step:o+1}}throw new Error(`migration "${e}" isn't executed or pending`)},t)}async migrateUp(e){return this.#t(()=>({direction:`Up`,step:1}),e)}async migrateDown(e){return this.#t(()=>({direction:`Down`,step:1}),e)}async#t(e,t){try{await this.#s();await this.#c();await this.#l();await this.#u();return await this.#m(e,t)}catch(e){if(e instanceof MigrationResultSetError){return e.resultSet}return{error:e}}}get#n(){return this.#e.migrationTableSchema}get#r(){return this.#e.migrationTableName??DEFAULT_MIGRATION_TABLE}get#i(){return this.#e.migrationLockTableName??DEFAULT_MIGRATION_LOCK_TABLE}get#a(){return this.#e.allowUnorderedMigrations??DEFAULT_ALLOW_UNORDERED_MIGRATIONS}get#o(){if(this.#n){return new t(this.#n)}return new e}async#s(){if(!this.#n){return}const e=await this.#d();if(e){return}try{await this.#w(this.#e.db.schema.createSchema(this.#n))}catch(e){const t=await this.#d();if(!t){throw e}}}async#c(){const e=await this.#f(this.#r);if(e){return}try{await this.#w(this.#e.db.schema.withPlugin(this.#o).createTable(this.#r).addColumn(`name`,`varchar(255)`,e=>e.notNull().primaryKey()).addColumn(`timestamp`,`varchar(255)`,e=>e.notNull()))}catch(e){const t=await this.#f(this.#r);if(!t){throw e}}}async#l(){const e=await this.#f(this.#i);if(e){return}try{await this.#w(this.#e.db.schema.withPlugin(this.#o).createTable(this.#i).addColumn(`id`,`varchar(255)`,e=>e.notNull().primaryKey()).addColumn(`is_locked`,`integer`,e=>e.notNull().defaultTo(0)))}catch(e){const t=await this.#f(this.#i);if(!t){throw e}}}async#u(){const e=await this.#p();if(e){return}try{await this.#e.db.withPlugin(this.#o).insertInto(this.#i).values({id:MIGRATION_LOCK_ID,is_locked:0}).execute()}catch(e){const t=await this.#p();if(!t){throw e}}}async#d(){const e=await this.#e.db.introspection.getSchemas();return e.some(e=>e.name===this.#n)}async#f(e){const t=this.#n;const n=await this.#e.db.introspection.getTables({withInternalKyselyTables:true});return n.some(n=>n.name===e&&(!t||n.schema===t))}async#p(){const e=await this.#e.db.withPlugin(this.#o).selectFrom(this.#i).where(`id`,`=`,MIGRATION_LOCK_ID).select(`id`).executeTakeFirst();return!!e}async#m(e,t){const n=this.#e.db.getExecutor().adapter;const i=r({lockTable:this.#e.migrationLockTableName??DEFAULT_MIGRATION_LOCK_TABLE,lockRowId:MIGRATION_LOCK_ID,lockTableSchema:this.#e.migrationTableSchema});const run=async t=>{const n=await this.#h(t);if(n.migrations.length===0){return{results:[]}}const{direction:r,step:i}=e(n);if(i<=0){return{results:[]}}if(r===`Down`){return await this.#S(t,n,i)}else if(r===`Up`){return await this.#C(t,n,i)}return{results:[]}};const runWithLock=async(e,t)=>{try{await n.acquireMigrationLock(e,i);return await t(e)}finally{await n.releaseMigrationLock(e,i)}};const a=t?.disableTransactions??this.#e.disableTransactions;if(this.#e.db.isTransaction){if(!n.supportsTransactionalDdl){throw new Error(`Transactional DDL is not supported in this dialect. Passing a transaction to this migrator would result in failure or unexpected behavior.`)}if(a){throw new Error("`disableTransactions` is true but the migrator was given a transaction. Passing a transaction to this migrator would result in failure or unexpected behavior.")}return runWithLock(this.#e.db,run)}if(n.supportsTransactionalDdl&&!a){return this.#e.db.connection().execute(e=>runWithLock(e,e=>e.transaction().execute(e=>run(e))))}return this.#e.db.connection().execute(e=>runWithLock(e,run))}async#h(e){const t=await this.#_();const{executedMigrations:n,maxExecutedAt:a}=await this.#v(e);this.#b(t,n);if(!this.#a){this.#x(t,n)}const o=this.#g(t,n);return r({migrations:t,executedMigrations:n,lastMigration:i(n),maxExecutedAt:a,pendingMigrations:o})}#g(e,t){return e.filter(e=>{return!t.includes(e.name)})}async#_(){const e=await this.#e.provider.getMigrations();return Object.keys(e).sort().map(t=>({...e[t],name:t}))}async#v(e){const t=await e.withPlugin(this.#o).selectFrom(this.#r).select([`name`,`timestamp`]).$narrowType().execute();if(t.length===0){return{executedMigrations:[],maxExecutedAt:0}}if(t.length===1){const[{name:e,timestamp:n}]=t;return{executedMigrations:[e],maxExecutedAt:this.#y(e,n)}}const n=this.#e.nameComparator||((e,t)=>e.localeCompare(t));let r=0;const i=t.sort((e,t)=>{const i=this.#y(e.name,e.timestamp);const a=this.#y(t.name,t.timestamp);r=Math.max(r,i,a);if(i===a){return n(e.name,t.name)}return i-a}).map(e=>e.name);return{executedMigrations:i,maxExecutedAt:r}}#y(e,t){const n=new Date(t).getTime();if(Number.isNaN(n)){throw new Error(`corrupted migrations: previously executed migration ${e} has an invalid timestamp ${t}`)}return n}#b(e,t){for(const n of t){if(!e.some(e=>e.name===n)){throw new Error(`corrupted migrations: previously executed migration ${n} is missing`)}}}#x(e,t){for(let n=0;n<t.length;++n){if(e[n].name!==t[n]){throw new Error(`corrupted migrations: expected previously executed migration ${t[n]} to be at index ${n} but ${e[n].name} was found in its place. New migrations must always have a name that comes alphabetically after the last executed migration.`)}}}async#S(e,t,n){const r=t.executedMigrations.toReversed().slice(0,n).map(e=>{return t.migrations.find(t=>t.name===e)});const i=r.map(e=>{return{migrationName:e.name,direction:`Down`,status:`NotExecuted`}});for(let t=0;t<i.length;++t){const n=r[t];try{if(n.down){await n.down(e);await e.withPlugin(this.#o).deleteFrom(this.#r).where(`name`,`=`,n.name).execute();i[t]={migrationName:n.name,direction:`Down`,status:`Success`}}}catch(e){i[t]={migrationName:n.name,direction:`Down`,status:`Error`};throw new MigrationResultSetError({error:e,results:i})}}return{results:i}}async#C(e,t,n){const r=t.pendingMigrations.slice(0,n);const i=r.map(e=>{return{migrationName:e.name,direction:`Up`,status:`NotExecuted`}});let{maxExecutedAt:a}=t;for(let n=0;n<i.length;n++){const r=t.pendingMigrations[n];try{await r.up(e);a=this.#T(a);await e.withPlugin(this.#o).insertInto(this.#r).values({name:r.name,timestamp:new Date(a).toISOString()}).execute();i[n]={migrationName:r.name,direction:`Up`,status:`Success`}}catch(e){i[n]={migrationName:r.name,direction:`Up`,status:`Error`};throw new MigrationResultSetError({error:e,results:i})}}return{results:i}}async#w(e){if(this.#e.db.getExecutor().adapter.supportsCreateIfNotExists){e=e.ifNotExists()}await e.execute()}#T(e){const t=Date.now();if(t>e){return t}if(e-t>=o){n("The machine clock is behind the latest migration `executedAt`. Recording migrations 1 millisecond after it instead.")}return e+1}}class MigrationResultSetError extends Error{#e;constructor(e){super();this.#e=e}get resultSet(){return this.#e}}

}),

64970:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
N:()=>AliasNode
});
var _util_object_utils_js__0__ = __load__(89618);
const AliasNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`AliasNode`},create(t,n){return (0,_util_object_utils_js__0__.CN)({kind:`AliasNode`,node:t,alias:n})}});

}),

72201:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
s:()=>AndNode
});
var _util_object_utils_js__0__ = __load__(89618);
const AndNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`AndNode`},create(t,n){return (0,_util_object_utils_js__0__.CN)({kind:`AndNode`,left:t,right:n})}});

}),

1821:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
l:()=>BinaryOperationNode
});
var _util_object_utils_js__0__ = __load__(89618);
const BinaryOperationNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`BinaryOperationNode`},create(t,n,r){return (0,_util_object_utils_js__0__.CN)({kind:`BinaryOperationNode`,leftOperand:t,operator:n,rightOperand:r})}});

}),

97474:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
P:()=>CaseNode
});
var _util_object_utils_js__0__ = __load__(89618);
var _when_node_js__1__ = __load__(75190);
const CaseNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`CaseNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`CaseNode`,value:t})},cloneWithWhen(t,n){return (0,_util_object_utils_js__0__.CN)({...t,when:(0,_util_object_utils_js__0__.CN)(t.when?[...t.when,n]:[n])})},cloneWithThen(n,r){return (0,_util_object_utils_js__0__.CN)({...n,when:n.when?(0,_util_object_utils_js__0__.CN)([...n.when.slice(0,-1),_when_node_js__1__.t.cloneWithResult(n.when[n.when.length-1],r)]):undefined})},cloneWith(t,n){return (0,_util_object_utils_js__0__.CN)({...t,...n})}});

}),

40988:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Z:()=>ColumnNode
});
var _util_object_utils_js__0__ = __load__(89618);
var _identifier_node_js__1__ = __load__(83695);
const ColumnNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`ColumnNode`},create(n){return (0,_util_object_utils_js__0__.CN)({kind:`ColumnNode`,column:_identifier_node_js__1__.O.create(n)})}});

}),

85361:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
B:()=>CreateTableNode,
o:()=>ON_COMMIT_ACTIONS
});
var _util_object_utils_js__0__ = __load__(89618);
const ON_COMMIT_ACTIONS=[`preserve rows`,`delete rows`,`drop`];const CreateTableNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`CreateTableNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`CreateTableNode`,table:t,columns:(0,_util_object_utils_js__0__.CN)([])})},cloneWithColumn(t,n){return (0,_util_object_utils_js__0__.CN)({...t,columns:(0,_util_object_utils_js__0__.CN)([...t.columns,n])})},cloneWithConstraint(t,n){return (0,_util_object_utils_js__0__.CN)({...t,constraints:t.constraints?(0,_util_object_utils_js__0__.CN)([...t.constraints,n]):(0,_util_object_utils_js__0__.CN)([n])})},cloneWithIndex(t,n){return (0,_util_object_utils_js__0__.CN)({...t,indexes:t.indexes?(0,_util_object_utils_js__0__.CN)([...t.indexes,n]):(0,_util_object_utils_js__0__.CN)([n])})},cloneWithFrontModifier(t,n){return (0,_util_object_utils_js__0__.CN)({...t,frontModifiers:t.frontModifiers?(0,_util_object_utils_js__0__.CN)([...t.frontModifiers,n]):(0,_util_object_utils_js__0__.CN)([n])})},cloneWithEndModifier(t,n){return (0,_util_object_utils_js__0__.CN)({...t,endModifiers:t.endModifiers?(0,_util_object_utils_js__0__.CN)([...t.endModifiers,n]):(0,_util_object_utils_js__0__.CN)([n])})},cloneWith(t,n){return (0,_util_object_utils_js__0__.CN)({...t,...n})}});

}),

11870:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Y:()=>CreateViewNode
});
var _util_object_utils_js__0__ = __load__(89618);
var _schemable_identifier_node_js__1__ = __load__(12202);
const CreateViewNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`CreateViewNode`},create(n){return (0,_util_object_utils_js__0__.CN)({kind:`CreateViewNode`,name:_schemable_identifier_node_js__1__.y.create(n)})},cloneWith(t,n){return (0,_util_object_utils_js__0__.CN)({...t,...n})}});

}),

75256:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
e:()=>DeleteQueryNode
});
var _util_object_utils_js__0__ = __load__(89618);
var _from_node_js__1__ = __load__(57594);
var _using_node_js__3__ = __load__(32618);
var _query_node_js__2__ = __load__(58290);
const DeleteQueryNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`DeleteQueryNode`},create(n,r){return (0,_util_object_utils_js__0__.CN)({kind:`DeleteQueryNode`,from:_from_node_js__1__.N.create(n),...r&&{with:r}})},cloneWithOrderByItems:(e,t)=>_query_node_js__2__.L.cloneWithOrderByItems(e,t),cloneWithoutOrderBy:e=>_query_node_js__2__.L.cloneWithoutOrderBy(e),cloneWithLimit(t,n){return (0,_util_object_utils_js__0__.CN)({...t,limit:n})},cloneWithoutLimit(t){return (0,_util_object_utils_js__0__.CN)({...t,limit:undefined})},cloneWithUsing(t,r){return (0,_util_object_utils_js__0__.CN)({...t,using:t.using!==undefined?_using_node_js__3__.f.cloneWithTables(t.using,r):_using_node_js__3__.f.create(r)})}});

}),

57594:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
N:()=>FromNode
});
var _util_object_utils_js__0__ = __load__(89618);
const FromNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`FromNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`FromNode`,froms:(0,_util_object_utils_js__0__.CN)(t)})},cloneWithFroms(t,n){return (0,_util_object_utils_js__0__.CN)({...t,froms:(0,_util_object_utils_js__0__.CN)([...t.froms,...n])})}});

}),

83695:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
O:()=>IdentifierNode
});
var _util_object_utils_js__0__ = __load__(89618);
const IdentifierNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`IdentifierNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`IdentifierNode`,name:t})}});

}),

49738:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
o:()=>InsertQueryNode
});
var _util_object_utils_js__0__ = __load__(89618);
const InsertQueryNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`InsertQueryNode`},create(t,n,r){return (0,_util_object_utils_js__0__.CN)({kind:`InsertQueryNode`,into:t,...n&&{with:n},replace:r})},createWithoutInto(){return (0,_util_object_utils_js__0__.CN)({kind:`InsertQueryNode`})},cloneWith(t,n){return (0,_util_object_utils_js__0__.CN)({...t,...n})}});

}),

75431:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
b:()=>JoinNode
});

var object_utils = __load__(89618);
var and_node = __load__(72201);
var or_node = __load__(57229);
;// node_modules/kysely/dist/operation-node/on-node.js
const OnNode=(0,object_utils.CN)({is(e){return e.kind===`OnNode`},create(t){return (0,object_utils.CN)({kind:`OnNode`,on:t})},cloneWithOperation(r,i,a){return (0,object_utils.CN)({...r,on:i===`And`?and_node.s.create(r.on,a):or_node.K.create(r.on,a)})}});
;// node_modules/kysely/dist/operation-node/join-node.js
const JoinNode=(0,object_utils.CN)({is(e){return e.kind===`JoinNode`},create(t,n){return (0,object_utils.CN)({kind:`JoinNode`,joinType:t,table:n,on:undefined})},createWithOn(n,r,i){return (0,object_utils.CN)({kind:`JoinNode`,joinType:n,table:r,on:OnNode.create(i)})},cloneWithOn(n,r){return (0,object_utils.CN)({...n,on:n.on?OnNode.cloneWithOperation(n.on,`And`,r):OnNode.create(r)})}});

}),

83757:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
k:()=>JSONOperatorChainNode
});
var _util_object_utils_js__0__ = __load__(89618);
const JSONOperatorChainNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`JSONOperatorChainNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`JSONOperatorChainNode`,operator:t,values:(0,_util_object_utils_js__0__.CN)([])})},cloneWithValue(t,n){return (0,_util_object_utils_js__0__.CN)({...t,values:(0,_util_object_utils_js__0__.CN)([...t.values,n])})}});

}),

20552:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
c:()=>JSONPathNode
});
var _util_object_utils_js__0__ = __load__(89618);
const JSONPathNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`JSONPathNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`JSONPathNode`,inOperator:t,pathLegs:(0,_util_object_utils_js__0__.CN)([])})},cloneWithLeg(t,n){return (0,_util_object_utils_js__0__.CN)({...t,pathLegs:(0,_util_object_utils_js__0__.CN)([...t.pathLegs,n])})}});

}),

79732:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Q:()=>JSONReferenceNode
});
var _util_object_utils_js__0__ = __load__(89618);
const JSONReferenceNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`JSONReferenceNode`},create(t,n){return (0,_util_object_utils_js__0__.CN)({kind:`JSONReferenceNode`,reference:t,traversal:n})},cloneWithTraversal(t,n){return (0,_util_object_utils_js__0__.CN)({...t,traversal:n})}});

}),

26383:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
a:()=>LimitNode
});
var _util_object_utils_js__0__ = __load__(89618);
const LimitNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`LimitNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`LimitNode`,limit:t})}});

}),

94730:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
v:()=>ListNode
});
var _util_object_utils_js__0__ = __load__(89618);
const ListNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`ListNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`ListNode`,items:(0,_util_object_utils_js__0__.CN)(t)})}});

}),

1393:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
r:()=>MergeQueryNode
});
var _util_object_utils_js__0__ = __load__(89618);
var _when_node_js__1__ = __load__(75190);
const MergeQueryNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`MergeQueryNode`},create(t,n){return (0,_util_object_utils_js__0__.CN)({kind:`MergeQueryNode`,into:t,...n&&{with:n}})},cloneWithUsing(t,n){return (0,_util_object_utils_js__0__.CN)({...t,using:n})},cloneWithWhen(t,n){return (0,_util_object_utils_js__0__.CN)({...t,whens:t.whens?(0,_util_object_utils_js__0__.CN)([...t.whens,n]):(0,_util_object_utils_js__0__.CN)([n])})},cloneWithThen(n,r){return (0,_util_object_utils_js__0__.CN)({...n,whens:n.whens?(0,_util_object_utils_js__0__.CN)([...n.whens.slice(0,-1),_when_node_js__1__.t.cloneWithResult(n.whens[n.whens.length-1],r)]):undefined})}});

}),

55295:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
N:()=>isOperationNodeSource
});
var _util_object_utils_js__0__ = __load__(89618);
function isOperationNodeSource(n){return (0,_util_object_utils_js__0__.Gv)(n)&&(0,_util_object_utils_js__0__.Tn)(n.toOperationNode)}

}),

72287:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
V:()=>OperationNodeTransformer
});
var _util_object_utils_js__0__ = __load__(89618);
class OperationNodeTransformer{nodeStack=[];#e=(0,_util_object_utils_js__0__.CN)({AliasNode:this.transformAlias.bind(this),ColumnNode:this.transformColumn.bind(this),IdentifierNode:this.transformIdentifier.bind(this),SchemableIdentifierNode:this.transformSchemableIdentifier.bind(this),RawNode:this.transformRaw.bind(this),ReferenceNode:this.transformReference.bind(this),SelectQueryNode:this.transformSelectQuery.bind(this),SelectionNode:this.transformSelection.bind(this),TableNode:this.transformTable.bind(this),FromNode:this.transformFrom.bind(this),SelectAllNode:this.transformSelectAll.bind(this),AndNode:this.transformAnd.bind(this),OrNode:this.transformOr.bind(this),ValueNode:this.transformValue.bind(this),ValueListNode:this.transformValueList.bind(this),PrimitiveValueListNode:this.transformPrimitiveValueList.bind(this),ParensNode:this.transformParens.bind(this),JoinNode:this.transformJoin.bind(this),OperatorNode:this.transformOperator.bind(this),WhereNode:this.transformWhere.bind(this),InsertQueryNode:this.transformInsertQuery.bind(this),DeleteQueryNode:this.transformDeleteQuery.bind(this),ReturningNode:this.transformReturning.bind(this),CreateTableNode:this.transformCreateTable.bind(this),AddColumnNode:this.transformAddColumn.bind(this),ColumnDefinitionNode:this.transformColumnDefinition.bind(this),DropTableNode:this.transformDropTable.bind(this),DataTypeNode:this.transformDataType.bind(this),OrderByNode:this.transformOrderBy.bind(this),OrderByItemNode:this.transformOrderByItem.bind(this),GroupByNode:this.transformGroupBy.bind(this),GroupByItemNode:this.transformGroupByItem.bind(this),UpdateQueryNode:this.transformUpdateQuery.bind(this),ColumnUpdateNode:this.transformColumnUpdate.bind(this),LimitNode:this.transformLimit.bind(this),OffsetNode:this.transformOffset.bind(this),OnConflictNode:this.transformOnConflict.bind(this),OnDuplicateKeyNode:this.transformOnDuplicateKey.bind(this),CreateIndexNode:this.transformCreateIndex.bind(this),DropIndexNode:this.transformDropIndex.bind(this),ListNode:this.transformList.bind(this),PrimaryKeyConstraintNode:this.transformPrimaryKeyConstraint.bind(this),UniqueConstraintNode:this.transformUniqueConstraint.bind(this),ReferencesNode:this.transformReferences.bind(this),CheckConstraintNode:this.transformCheckConstraint.bind(this),WithNode:this.transformWith.bind(this),CommonTableExpressionNode:this.transformCommonTableExpression.bind(this),CommonTableExpressionNameNode:this.transformCommonTableExpressionName.bind(this),HavingNode:this.transformHaving.bind(this),CreateSchemaNode:this.transformCreateSchema.bind(this),DropSchemaNode:this.transformDropSchema.bind(this),AlterTableNode:this.transformAlterTable.bind(this),DropColumnNode:this.transformDropColumn.bind(this),RenameColumnNode:this.transformRenameColumn.bind(this),AlterColumnNode:this.transformAlterColumn.bind(this),ModifyColumnNode:this.transformModifyColumn.bind(this),AddConstraintNode:this.transformAddConstraint.bind(this),DropConstraintNode:this.transformDropConstraint.bind(this),RenameConstraintNode:this.transformRenameConstraint.bind(this),ForeignKeyConstraintNode:this.transformForeignKeyConstraint.bind(this),CreateViewNode:this.transformCreateView.bind(this),RefreshMaterializedViewNode:this.transformRefreshMaterializedView.bind(this),DropViewNode:this.transformDropView.bind(this),GeneratedNode:this.transformGenerated.bind(this),DefaultValueNode:this.transformDefaultValue.bind(this),OnNode:this.transformOn.bind(this),ValuesNode:this.transformValues.bind(this),SelectModifierNode:this.transformSelectModifier.bind(this),CreateTypeNode:this.transformCreateType.bind(this),DropTypeNode:this.transformDropType.bind(this),ExplainNode:this.transformExplain.bind(this),DefaultInsertValueNode:this.transformDefaultInsertValue.bind(this),AggregateFunctionNode:this.transformAggregateFunction.bind(this),OverNode:this.transformOver.bind(this),PartitionByNode:this.transformPartitionBy.bind(this),PartitionByItemNode:this.transformPartitionByItem.bind(this),SetOperationNode:this.transformSetOperation.bind(this),BinaryOperationNode:this.transformBinaryOperation.bind(this),UnaryOperationNode:this.transformUnaryOperation.bind(this),UsingNode:this.transformUsing.bind(this),FunctionNode:this.transformFunction.bind(this),CaseNode:this.transformCase.bind(this),WhenNode:this.transformWhen.bind(this),JSONReferenceNode:this.transformJSONReference.bind(this),JSONPathNode:this.transformJSONPath.bind(this),JSONPathLegNode:this.transformJSONPathLeg.bind(this),JSONOperatorChainNode:this.transformJSONOperatorChain.bind(this),TupleNode:this.transformTuple.bind(this),MergeQueryNode:this.transformMergeQuery.bind(this),MatchedNode:this.transformMatched.bind(this),AddIndexNode:this.transformAddIndex.bind(this),CastNode:this.transformCast.bind(this),FetchNode:this.transformFetch.bind(this),TopNode:this.transformTop.bind(this),OutputNode:this.transformOutput.bind(this),OrActionNode:this.transformOrAction.bind(this),CollateNode:this.transformCollate.bind(this),AlterTypeNode:this.transformAlterType.bind(this),AddValueNode:this.transformAddValue.bind(this),RenameValueNode:this.transformRenameValue.bind(this)});transformNode(t,n){if(!t){return t}this.nodeStack.push(t);const r=this.transformNodeImpl(t,n);this.nodeStack.pop();return (0,_util_object_utils_js__0__.CN)(r)}transformNodeImpl(e,t){return this.#e[e.kind](e,t)}transformNodeList(t,n){if(!t){return t}return (0,_util_object_utils_js__0__.CN)(t.map(e=>this.transformNode(e,n)))}transformSelectQuery(e,t){return{kind:`SelectQueryNode`,from:this.transformNode(e.from,t),selections:this.transformNodeList(e.selections,t),distinctOn:this.transformNodeList(e.distinctOn,t),joins:this.transformNodeList(e.joins,t),groupBy:this.transformNode(e.groupBy,t),orderBy:this.transformNode(e.orderBy,t),where:this.transformNode(e.where,t),frontModifiers:this.transformNodeList(e.frontModifiers,t),endModifiers:this.transformNodeList(e.endModifiers,t),limit:this.transformNode(e.limit,t),offset:this.transformNode(e.offset,t),with:this.transformNode(e.with,t),having:this.transformNode(e.having,t),explain:this.transformNode(e.explain,t),setOperations:this.transformNodeList(e.setOperations,t),fetch:this.transformNode(e.fetch,t),top:this.transformNode(e.top,t)}}transformSelection(e,t){return{kind:`SelectionNode`,selection:this.transformNode(e.selection,t)}}transformColumn(e,t){return{kind:`ColumnNode`,column:this.transformNode(e.column,t)}}transformAlias(e,t){return{kind:`AliasNode`,node:this.transformNode(e.node,t),alias:this.transformNode(e.alias,t)}}transformTable(e,t){return{kind:`TableNode`,table:this.transformNode(e.table,t)}}transformFrom(e,t){return{kind:`FromNode`,froms:this.transformNodeList(e.froms,t)}}transformReference(e,t){return{kind:`ReferenceNode`,column:this.transformNode(e.column,t),table:this.transformNode(e.table,t)}}transformAnd(e,t){return{kind:`AndNode`,left:this.transformNode(e.left,t),right:this.transformNode(e.right,t)}}transformOr(e,t){return{kind:`OrNode`,left:this.transformNode(e.left,t),right:this.transformNode(e.right,t)}}transformValueList(e,t){return{kind:`ValueListNode`,values:this.transformNodeList(e.values,t)}}transformParens(e,t){return{kind:`ParensNode`,node:this.transformNode(e.node,t)}}transformJoin(e,t){return{kind:`JoinNode`,joinType:e.joinType,table:this.transformNode(e.table,t),on:this.transformNode(e.on,t)}}transformRaw(t,n){return{kind:`RawNode`,sqlFragments:(0,_util_object_utils_js__0__.CN)([...t.sqlFragments]),parameters:this.transformNodeList(t.parameters,n)}}transformWhere(e,t){return{kind:`WhereNode`,where:this.transformNode(e.where,t)}}transformInsertQuery(e,t){return{kind:`InsertQueryNode`,into:this.transformNode(e.into,t),columns:this.transformNodeList(e.columns,t),values:this.transformNode(e.values,t),returning:this.transformNode(e.returning,t),onConflict:this.transformNode(e.onConflict,t),onDuplicateKey:this.transformNode(e.onDuplicateKey,t),endModifiers:this.transformNodeList(e.endModifiers,t),with:this.transformNode(e.with,t),orAction:this.transformNode(e.orAction,t),replace:e.replace,explain:this.transformNode(e.explain,t),defaultValues:e.defaultValues,top:this.transformNode(e.top,t),output:this.transformNode(e.output,t)}}transformValues(e,t){return{kind:`ValuesNode`,values:this.transformNodeList(e.values,t)}}transformDeleteQuery(e,t){return{kind:`DeleteQueryNode`,from:this.transformNode(e.from,t),using:this.transformNode(e.using,t),joins:this.transformNodeList(e.joins,t),where:this.transformNode(e.where,t),returning:this.transformNode(e.returning,t),endModifiers:this.transformNodeList(e.endModifiers,t),with:this.transformNode(e.with,t),orderBy:this.transformNode(e.orderBy,t),limit:this.transformNode(e.limit,t),explain:this.transformNode(e.explain,t),top:this.transformNode(e.top,t),output:this.transformNode(e.output,t)}}transformReturning(e,t){return{kind:`ReturningNode`,selections:this.transformNodeList(e.selections,t)}}transformCreateTable(e,t){return{kind:`CreateTableNode`,table:this.transformNode(e.table,t),columns:this.transformNodeList(e.columns,t),constraints:this.transformNodeList(e.constraints,t),indexes:this.transformNodeList(e.indexes,t),temporary:e.temporary,ifNotExists:e.ifNotExists,onCommit:e.onCommit,frontModifiers:this.transformNodeList(e.frontModifiers,t),endModifiers:this.transformNodeList(e.endModifiers,t),selectQuery:this.transformNode(e.selectQuery,t)}}transformColumnDefinition(e,t){return{kind:`ColumnDefinitionNode`,column:this.transformNode(e.column,t),dataType:this.transformNode(e.dataType,t),references:this.transformNode(e.references,t),primaryKey:e.primaryKey,autoIncrement:e.autoIncrement,unique:e.unique,notNull:e.notNull,unsigned:e.unsigned,defaultTo:this.transformNode(e.defaultTo,t),check:this.transformNode(e.check,t),generated:this.transformNode(e.generated,t),frontModifiers:this.transformNodeList(e.frontModifiers,t),endModifiers:this.transformNodeList(e.endModifiers,t),nullsNotDistinct:e.nullsNotDistinct,identity:e.identity,ifNotExists:e.ifNotExists}}transformAddColumn(e,t){return{kind:`AddColumnNode`,column:this.transformNode(e.column,t)}}transformDropTable(e,t){return{kind:`DropTableNode`,table:this.transformNode(e.table,t),ifExists:e.ifExists,cascade:e.cascade,temporary:e.temporary}}transformOrderBy(e,t){return{kind:`OrderByNode`,items:this.transformNodeList(e.items,t)}}transformOrderByItem(e,t){return{kind:`OrderByItemNode`,orderBy:this.transformNode(e.orderBy,t),direction:this.transformNode(e.direction,t),collation:this.transformNode(e.collation,t),nulls:e.nulls}}transformGroupBy(e,t){return{kind:`GroupByNode`,items:this.transformNodeList(e.items,t)}}transformGroupByItem(e,t){return{kind:`GroupByItemNode`,groupBy:this.transformNode(e.groupBy,t)}}transformUpdateQuery(e,t){return{kind:`UpdateQueryNode`,table:this.transformNode(e.table,t),from:this.transformNode(e.from,t),joins:this.transformNodeList(e.joins,t),where:this.transformNode(e.where,t),updates:this.transformNodeList(e.updates,t),returning:this.transformNode(e.returning,t),endModifiers:this.transformNodeList(e.endModifiers,t),with:this.transformNode(e.with,t),explain:this.transformNode(e.explain,t),limit:this.transformNode(e.limit,t),top:this.transformNode(e.top,t),output:this.transformNode(e.output,t),orderBy:this.transformNode(e.orderBy,t)}}transformColumnUpdate(e,t){return{kind:`ColumnUpdateNode`,column:this.transformNode(e.column,t),value:this.transformNode(e.value,t)}}transformLimit(e,t){return{kind:`LimitNode`,limit:this.transformNode(e.limit,t)}}transformOffset(e,t){return{kind:`OffsetNode`,offset:this.transformNode(e.offset,t)}}transformOnConflict(e,t){return{kind:`OnConflictNode`,columns:this.transformNodeList(e.columns,t),constraint:this.transformNode(e.constraint,t),indexExpression:this.transformNode(e.indexExpression,t),indexWhere:this.transformNode(e.indexWhere,t),updates:this.transformNodeList(e.updates,t),updateWhere:this.transformNode(e.updateWhere,t),doNothing:e.doNothing}}transformOnDuplicateKey(e,t){return{kind:`OnDuplicateKeyNode`,updates:this.transformNodeList(e.updates,t)}}transformCreateIndex(e,t){return{kind:`CreateIndexNode`,name:this.transformNode(e.name,t),table:this.transformNode(e.table,t),columns:this.transformNodeList(e.columns,t),unique:e.unique,using:this.transformNode(e.using,t),ifNotExists:e.ifNotExists,where:this.transformNode(e.where,t),nullsNotDistinct:e.nullsNotDistinct}}transformList(e,t){return{kind:`ListNode`,items:this.transformNodeList(e.items,t)}}transformDropIndex(e,t){return{kind:`DropIndexNode`,name:this.transformNode(e.name,t),table:this.transformNode(e.table,t),ifExists:e.ifExists,cascade:e.cascade}}transformPrimaryKeyConstraint(e,t){return{kind:`PrimaryKeyConstraintNode`,columns:this.transformNodeList(e.columns,t),name:this.transformNode(e.name,t),deferrable:e.deferrable,initiallyDeferred:e.initiallyDeferred}}transformUniqueConstraint(e,t){return{kind:`UniqueConstraintNode`,columns:this.transformNodeList(e.columns,t),name:this.transformNode(e.name,t),nullsNotDistinct:e.nullsNotDistinct,deferrable:e.deferrable,initiallyDeferred:e.initiallyDeferred}}transformForeignKeyConstraint(e,t){return{kind:`ForeignKeyConstraintNode`,columns:this.transformNodeList(e.columns,t),references:this.transformNode(e.references,t),name:this.transformNode(e.name,t),onDelete:e.onDelete,onUpdate:e.onUpdate,deferrable:e.deferrable,initiallyDeferred:e.initiallyDeferred}}transformSetOperation(e,t){return{kind:`SetOperationNode`,operator:e.operator,expression:this.transformNode(e.expression,t),all:e.all}}transformReferences(e,t){return{kind:`ReferencesNode`,table:this.transformNode(e.table,t),columns:this.transformNodeList(e.columns,t),onDelete:e.onDelete,onUpdate:e.onUpdate}}transformCheckConstraint(e,t){return{kind:`CheckConstraintNode`,expression:this.transformNode(e.expression,t),name:this.transformNode(e.name,t)}}transformWith(e,t){return{kind:`WithNode`,expressions:this.transformNodeList(e.expressions,t),recursive:e.recursive}}transformCommonTableExpression(e,t){return{kind:`CommonTableExpressionNode`,name:this.transformNode(e.name,t),materialized:e.materialized,expression:this.transformNode(e.expression,t)}}transformCommonTableExpressionName(e,t){return{kind:`CommonTableExpressionNameNode`,table:this.transformNode(e.table,t),columns:this.transformNodeList(e.columns,t)}}transformHaving(e,t){return{kind:`HavingNode`,having:this.transformNode(e.having,t)}}transformCreateSchema(e,t){return{kind:`CreateSchemaNode`,schema:this.transformNode(e.schema,t),ifNotExists:e.ifNotExists}}transformDropSchema(e,t){return{kind:`DropSchemaNode`,schema:this.transformNode(e.schema,t),ifExists:e.ifExists,cascade:e.cascade}}transformAlterTable(e,t){return{kind:`AlterTableNode`,table:this.transformNode(e.table,t),renameTo:this.transformNode(e.renameTo,t),setSchema:this.transformNode(e.setSchema,t),columnAlterations:this.transformNodeList(e.columnAlterations,t),addConstraint:this.transformNode(e.addConstraint,t),dropConstraint:this.transformNode(e.dropConstraint,t),renameConstraint:this.transformNode(e.renameConstraint,t),addIndex:this.transformNode(e.addIndex,t),dropIndex:this.transformNode(e.dropIndex,t)}}transformDropColumn(e,t){return{kind:`DropColumnNode`,column:this.transformNode(e.column,t),ifExists:e.ifExists}}transformRenameColumn(e,t){return{kind:`RenameColumnNode`,column:this.transformNode(e.column,t),renameTo:this.transformNode(e.renameTo,t)}}transformAlterColumn(e,t){return{kind:`AlterColumnNode`,column:this.transformNode(e.column,t),dataType:this.transformNode(e.dataType,t),dataTypeExpression:this.transformNode(e.dataTypeExpression,t),setDefault:this.transformNode(e.setDefault,t),dropDefault:e.dropDefault,setNotNull:e.setNotNull,dropNotNull:e.dropNotNull}}transformModifyColumn(e,t){return{kind:`ModifyColumnNode`,column:this.transformNode(e.column,t)}}transformAddConstraint(e,t){return{kind:`AddConstraintNode`,constraint:this.transformNode(e.constraint,t)}}transformDropConstraint(e,t){return{kind:`DropConstraintNode`,constraintName:this.transformNode(e.constraintName,t),ifExists:e.ifExists,modifier:e.modifier}}transformRenameConstraint(e,t){return{kind:`RenameConstraintNode`,oldName:this.transformNode(e.oldName,t),newName:this.transformNode(e.newName,t)}}transformCreateView(e,t){return{kind:`CreateViewNode`,name:this.transformNode(e.name,t),temporary:e.temporary,orReplace:e.orReplace,ifNotExists:e.ifNotExists,materialized:e.materialized,columns:this.transformNodeList(e.columns,t),as:this.transformNode(e.as,t)}}transformRefreshMaterializedView(e,t){return{kind:`RefreshMaterializedViewNode`,name:this.transformNode(e.name,t),concurrently:e.concurrently,withNoData:e.withNoData}}transformDropView(e,t){return{kind:`DropViewNode`,name:this.transformNode(e.name,t),ifExists:e.ifExists,materialized:e.materialized,cascade:e.cascade}}transformGenerated(e,t){return{kind:`GeneratedNode`,byDefault:e.byDefault,always:e.always,identity:e.identity,stored:e.stored,expression:this.transformNode(e.expression,t)}}transformDefaultValue(e,t){return{kind:`DefaultValueNode`,defaultValue:this.transformNode(e.defaultValue,t)}}transformOn(e,t){return{kind:`OnNode`,on:this.transformNode(e.on,t)}}transformSelectModifier(e,t){return{kind:`SelectModifierNode`,modifier:e.modifier,rawModifier:this.transformNode(e.rawModifier,t),of:this.transformNodeList(e.of,t)}}transformCreateType(e,t){return{kind:`CreateTypeNode`,name:this.transformNode(e.name,t),enum:this.transformNode(e.enum,t)}}transformDropType(e,t){return{kind:`DropTypeNode`,name:this.transformNode(e.name,t),additionalNames:this.transformNodeList(e.additionalNames,t),cascade:e.cascade,ifExists:e.ifExists}}transformExplain(e,t){return{kind:`ExplainNode`,format:e.format,options:this.transformNode(e.options,t)}}transformSchemableIdentifier(e,t){return{kind:`SchemableIdentifierNode`,schema:this.transformNode(e.schema,t),identifier:this.transformNode(e.identifier,t)}}transformAggregateFunction(e,t){return{kind:`AggregateFunctionNode`,func:e.func,aggregated:this.transformNodeList(e.aggregated,t),distinct:e.distinct,orderBy:this.transformNode(e.orderBy,t),withinGroup:this.transformNode(e.withinGroup,t),filter:this.transformNode(e.filter,t),over:this.transformNode(e.over,t)}}transformOver(e,t){return{kind:`OverNode`,orderBy:this.transformNode(e.orderBy,t),partitionBy:this.transformNode(e.partitionBy,t)}}transformPartitionBy(e,t){return{kind:`PartitionByNode`,items:this.transformNodeList(e.items,t)}}transformPartitionByItem(e,t){return{kind:`PartitionByItemNode`,partitionBy:this.transformNode(e.partitionBy,t)}}transformBinaryOperation(e,t){return{kind:`BinaryOperationNode`,leftOperand:this.transformNode(e.leftOperand,t),operator:this.transformNode(e.operator,t),rightOperand:this.transformNode(e.rightOperand,t)}}transformUnaryOperation(e,t){return{kind:`UnaryOperationNode`,operator:this.transformNode(e.operator,t),operand:this.transformNode(e.operand,t)}}transformUsing(e,t){return{kind:`UsingNode`,tables:this.transformNodeList(e.tables,t)}}transformFunction(e,t){return{kind:`FunctionNode`,func:e.func,arguments:this.transformNodeList(e.arguments,t)}}transformCase(e,t){return{kind:`CaseNode`,value:this.transformNode(e.value,t),when:this.transformNodeList(e.when,t),else:this.transformNode(e.else,t),isStatement:e.isStatement}}transformWhen(e,t){return{kind:`WhenNode`,condition:this.transformNode(e.condition,t),result:this.transformNode(e.result,t)}}transformJSONReference(e,t){return{kind:`JSONReferenceNode`,reference:this.transformNode(e.reference,t),traversal:this.transformNode(e.traversal,t)}}transformJSONPath(e,t){return{kind:`JSONPathNode`,inOperator:this.transformNode(e.inOperator,t),pathLegs:this.transformNodeList(e.pathLegs,t)}}transformJSONPathLeg(e,t){return{kind:`JSONPathLegNode`,type:e.type,value:e.value}}transformJSONOperatorChain(e,t){return{kind:`JSONOperatorChainNode`,operator:this.transformNode(e.operator,t),values:this.transformNodeList(e.values,t)}}transformTuple(e,t){return{kind:`TupleNode`,values:this.transformNodeList(e.values,t)}}transformMergeQuery(e,t){return{kind:`MergeQueryNode`,into:this.transformNode(e.into,t),using:this.transformNode(e.using,t),whens:this.transformNodeList(e.whens,t),with:this.transformNode(e.with,t),top:this.transformNode(e.top,t),endModifiers:this.transformNodeList(e.endModifiers,t),output:this.transformNode(e.output,t),returning:this.transformNode(e.returning,t)}}transformMatched(e,t){return{kind:`MatchedNode`,not:e.not,bySource:e.bySource}}transformAddIndex(e,t){return{kind:`AddIndexNode`,name:this.transformNode(e.name,t),columns:this.transformNodeList(e.columns,t),unique:e.unique,using:this.transformNode(e.using,t),ifNotExists:e.ifNotExists}}transformCast(e,t){return{kind:`CastNode`,expression:this.transformNode(e.expression,t),dataType:this.transformNode(e.dataType,t)}}transformFetch(e,t){return{kind:`FetchNode`,rowCount:this.transformNode(e.rowCount,t),modifier:e.modifier}}transformTop(e,t){return{kind:`TopNode`,expression:e.expression,modifiers:e.modifiers}}transformOutput(e,t){return{kind:`OutputNode`,selections:this.transformNodeList(e.selections,t)}}transformAlterType(e,t){return{kind:`AlterTypeNode`,name:this.transformNode(e.name,t),addValue:this.transformNode(e.addValue,t),renameTo:this.transformNode(e.renameTo,t),renameValue:this.transformNode(e.renameValue,t),setSchema:this.transformNode(e.setSchema,t)}}transformAddValue(e,t){return{kind:`AddValueNode`,value:this.transformNode(e.value,t),ifNotExists:e.ifNotExists,isBefore:e.isBefore,neighborValue:this.transformNode(e.neighborValue,t)}}transformRenameValue(e,t){return{kind:`RenameValueNode`,oldValue:this.transformNode(e.oldValue,t),newValue:this.transformNode(e.newValue,t)}}transformDataType(e,t){return e}transformSelectAll(e,t){return e}transformIdentifier(e,t){return e}transformValue(e,t){return e}transformPrimitiveValueList(e,t){return e}transformOperator(e,t){return e}transformDefaultInsertValue(e,t){return e}transformOrAction(e,t){return e}transformCollate(e,t){return e}}

}),

74998:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Gq:()=>isUnaryOperator,
UH:()=>isBinaryOperator,
Xm:()=>isJSONOperator,
zX:()=>OperatorNode
});
var _util_object_utils_js__0__ = __load__(89618);
const n=(0,_util_object_utils_js__0__.CN)({"=":true,"==":true,"!=":true,"<>":true,">":true,">=":true,"<":true,"<=":true,in:true,"not in":true,is:true,"is not":true,like:true,"not like":true,match:true,ilike:true,"not ilike":true,"@>":true,"<@":true,"^@":true,"&&":true,"?":true,"?&":true,"?|":true,"!<":true,"!>":true,"<=>":true,"!~":true,"~":true,"~*":true,"!~*":true,"@@":true,"@@@":true,"!!":true,"<->":true,regexp:true,"is distinct from":true,"is not distinct from":true});const COMPARISON_OPERATORS=Object.keys(n);const r=(0,_util_object_utils_js__0__.CN)({"+":true,"-":true,"*":true,"/":true,"%":true,"^":true,"&":true,"|":true,"#":true,"<<":true,">>":true});const ARITHMETIC_OPERATORS=Object.keys(r);const i=(0,_util_object_utils_js__0__.CN)({"->":true,"->>":true});const JSON_OPERATORS=Object.keys(i);const a=(0,_util_object_utils_js__0__.CN)({...n,...r,"||":true});const BINARY_OPERATORS=Object.keys(a);const o=(0,_util_object_utils_js__0__.CN)({exists:true,"not exists":true});const UNARY_FILTER_OPERATORS=Object.keys(o);const s=(0,_util_object_utils_js__0__.CN)({...o,"-":true,not:true});const UNARY_OPERATORS=Object.keys(s);const OPERATORS=[...BINARY_OPERATORS,...JSON_OPERATORS,...UNARY_OPERATORS,`between`,`between symmetric`];const OperatorNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`OperatorNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`OperatorNode`,operator:t})}});function isOperator(e){return t(e)&&OPERATORS.includes(e)}function isBinaryOperator(e){return (0,_util_object_utils_js__0__.Kg)(e)&&a[e]}function isComparisonOperator(e){return t(e)&&COMPARISON_OPERATORS.includes(e)}function isArithmeticOperator(e){return t(e)&&ARITHMETIC_OPERATORS.includes(e)}function isJSONOperator(e){return (0,_util_object_utils_js__0__.Kg)(e)&&i[e]}function isUnaryOperator(e){return (0,_util_object_utils_js__0__.Kg)(e)&&s[e]}

}),

57229:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
K:()=>OrNode
});
var _util_object_utils_js__0__ = __load__(89618);
const OrNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`OrNode`},create(t,n){return (0,_util_object_utils_js__0__.CN)({kind:`OrNode`,left:t,right:n})}});

}),

71920:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
O:()=>OrderByNode
});
var _util_object_utils_js__0__ = __load__(89618);
const OrderByNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`OrderByNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`OrderByNode`,items:(0,_util_object_utils_js__0__.CN)([...t])})},cloneWithItems(t,n){return (0,_util_object_utils_js__0__.CN)({...t,items:(0,_util_object_utils_js__0__.CN)([...t.items,...n])})}});

}),

41321:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
k:()=>ParensNode
});
var _util_object_utils_js__0__ = __load__(89618);
const ParensNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`ParensNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`ParensNode`,node:t})}});

}),

84350:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
h:()=>PrimitiveValueListNode
});
var _util_object_utils_js__0__ = __load__(89618);
const PrimitiveValueListNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`PrimitiveValueListNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`PrimitiveValueListNode`,values:(0,_util_object_utils_js__0__.CN)([...t])})}});

}),

58290:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
L:()=>QueryNode
});

var insert_query_node = __load__(49738);
var select_query_node = __load__(25887);
var update_query_node = __load__(26786);
var delete_query_node = __load__(75256);
var where_node = __load__(7863);
var object_utils = __load__(89618);
;// node_modules/kysely/dist/operation-node/returning-node.js
const ReturningNode=(0,object_utils.CN)({is(e){return e.kind===`ReturningNode`},create(t){return (0,object_utils.CN)({kind:`ReturningNode`,selections:(0,object_utils.CN)(t)})},cloneWithSelections(t,n){return (0,object_utils.CN)({...t,selections:t.selections?(0,object_utils.CN)([...t.selections,...n]):(0,object_utils.CN)(n)})}});
;// node_modules/kysely/dist/operation-node/explain-node.js
const ExplainNode=(0,object_utils.CN)({is(e){return e.kind===`ExplainNode`},create(t,n){return (0,object_utils.CN)({kind:`ExplainNode`,format:t,options:n})}});
var merge_query_node = __load__(1393);
;// node_modules/kysely/dist/operation-node/output-node.js
const OutputNode=(0,object_utils.CN)({is(e){return e.kind===`OutputNode`},create(t){return (0,object_utils.CN)({kind:`OutputNode`,selections:(0,object_utils.CN)(t)})},cloneWithSelections(t,n){return (0,object_utils.CN)({...t,selections:t.selections?(0,object_utils.CN)([...t.selections,...n]):(0,object_utils.CN)(n)})}});
var order_by_node = __load__(71920);
;// node_modules/kysely/dist/operation-node/query-node.js
const QueryNode=(0,object_utils.CN)({is(i){return select_query_node.L.is(i)||insert_query_node.o.is(i)||update_query_node.U.is(i)||delete_query_node.e.is(i)||merge_query_node.r.is(i)},cloneWithEndModifier(e,t){return (0,object_utils.CN)({...e,endModifiers:e.endModifiers?(0,object_utils.CN)([...e.endModifiers,t]):(0,object_utils.CN)([t])})},cloneWithWhere(e,t){return (0,object_utils.CN)({...e,where:e.where?where_node.o.cloneWithOperation(e.where,`And`,t):where_node.o.create(t)})},cloneWithJoin(e,t){return (0,object_utils.CN)({...e,joins:e.joins?(0,object_utils.CN)([...e.joins,t]):(0,object_utils.CN)([t])})},cloneWithReturning(e,t){return (0,object_utils.CN)({...e,returning:e.returning?ReturningNode.cloneWithSelections(e.returning,t):ReturningNode.create(t)})},cloneWithoutReturning(e){return (0,object_utils.CN)({...e,returning:undefined})},cloneWithoutWhere(e){return (0,object_utils.CN)({...e,where:undefined})},cloneWithExplain(e,t,n){return (0,object_utils.CN)({...e,explain:ExplainNode.create(t,n?.toOperationNode())})},cloneWithTop(e,t){return (0,object_utils.CN)({...e,top:t})},cloneWithOutput(e,t){return (0,object_utils.CN)({...e,output:e.output?OutputNode.cloneWithSelections(e.output,t):OutputNode.create(t)})},cloneWithOrderByItems(e,t){return (0,object_utils.CN)({...e,orderBy:e.orderBy?order_by_node.O.cloneWithItems(e.orderBy,t):order_by_node.O.create(t)})},cloneWithoutOrderBy(e){return (0,object_utils.CN)({...e,orderBy:undefined})}});

}),

76872:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
z:()=>RawNode
});
var _util_object_utils_js__0__ = __load__(89618);
const RawNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`RawNode`},create(t,n){return (0,_util_object_utils_js__0__.CN)({kind:`RawNode`,sqlFragments:(0,_util_object_utils_js__0__.CN)(t),parameters:(0,_util_object_utils_js__0__.CN)(n)})},createWithSql(e){return RawNode.create([e],[])},createWithChild(e){return RawNode.create([``,``],[e])},createWithChildren(e){return RawNode.create(new Array(e.length+1).fill(``),e)}});

}),

45397:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
q:()=>ReferenceNode
});
var _select_all_node_js__1__ = __load__(29880);
var _util_object_utils_js__0__ = __load__(89618);
const ReferenceNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`ReferenceNode`},create(e,n){return (0,_util_object_utils_js__0__.CN)({kind:`ReferenceNode`,table:n,column:e})},createSelectAll(n){return (0,_util_object_utils_js__0__.CN)({kind:`ReferenceNode`,table:n,column:_select_all_node_js__1__.U.create()})}});

}),

12202:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
y:()=>SchemableIdentifierNode
});
var _util_object_utils_js__0__ = __load__(89618);
var _identifier_node_js__1__ = __load__(83695);
const SchemableIdentifierNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`SchemableIdentifierNode`},create(n){return (0,_util_object_utils_js__0__.CN)({kind:`SchemableIdentifierNode`,identifier:_identifier_node_js__1__.O.create(n)})},createWithSchema(n,r){return (0,_util_object_utils_js__0__.CN)({kind:`SchemableIdentifierNode`,schema:_identifier_node_js__1__.O.create(n),identifier:_identifier_node_js__1__.O.create(r)})}});

}),

29880:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
U:()=>SelectAllNode
});
var _util_object_utils_js__0__ = __load__(89618);
const SelectAllNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`SelectAllNode`},create(){return (0,_util_object_utils_js__0__.CN)({kind:`SelectAllNode`})}});

}),

25887:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
L:()=>SelectQueryNode
});

var object_utils = __load__(89618);
var from_node = __load__(57594);
;// node_modules/kysely/dist/operation-node/group-by-node.js
const GroupByNode=(0,object_utils.CN)({is(e){return e.kind===`GroupByNode`},create(t){return (0,object_utils.CN)({kind:`GroupByNode`,items:(0,object_utils.CN)(t)})},cloneWithItems(t,n){return (0,object_utils.CN)({...t,items:(0,object_utils.CN)([...t.items,...n])})}});
var and_node = __load__(72201);
var or_node = __load__(57229);
;// node_modules/kysely/dist/operation-node/having-node.js
const HavingNode=(0,object_utils.CN)({is(e){return e.kind===`HavingNode`},create(t){return (0,object_utils.CN)({kind:`HavingNode`,having:t})},cloneWithOperation(r,i,a){return (0,object_utils.CN)({...r,having:i===`And`?and_node.s.create(r.having,a):or_node.K.create(r.having,a)})}});
var query_node = __load__(58290);
;// node_modules/kysely/dist/operation-node/select-query-node.js
const SelectQueryNode=(0,object_utils.CN)({is(e){return e.kind===`SelectQueryNode`},create(t){return (0,object_utils.CN)({kind:`SelectQueryNode`,...t&&{with:t}})},createFrom(n,r){return (0,object_utils.CN)({kind:`SelectQueryNode`,from:from_node.N.create(n),...r&&{with:r}})},cloneWithSelections(t,n){return (0,object_utils.CN)({...t,selections:t.selections?(0,object_utils.CN)([...t.selections,...n]):(0,object_utils.CN)(n)})},cloneWithDistinctOn(t,n){return (0,object_utils.CN)({...t,distinctOn:t.distinctOn?(0,object_utils.CN)([...t.distinctOn,...n]):(0,object_utils.CN)(n)})},cloneWithFrontModifier(t,n){return (0,object_utils.CN)({...t,frontModifiers:t.frontModifiers?(0,object_utils.CN)([...t.frontModifiers,n]):(0,object_utils.CN)([n])})},cloneWithOrderByItems:(e,t)=>query_node.L.cloneWithOrderByItems(e,t),cloneWithGroupByItems(t,r){return (0,object_utils.CN)({...t,groupBy:t.groupBy?GroupByNode.cloneWithItems(t.groupBy,r):GroupByNode.create(r)})},cloneWithLimit(t,n){return (0,object_utils.CN)({...t,limit:n})},cloneWithOffset(t,n){return (0,object_utils.CN)({...t,offset:n})},cloneWithFetch(t,n){return (0,object_utils.CN)({...t,fetch:n})},cloneWithHaving(t,n){return (0,object_utils.CN)({...t,having:t.having?HavingNode.cloneWithOperation(t.having,`And`,n):HavingNode.create(n)})},cloneWithSetOperations(t,n){return (0,object_utils.CN)({...t,setOperations:t.setOperations?(0,object_utils.CN)([...t.setOperations,...n]):(0,object_utils.CN)([...n])})},cloneWithoutSelections(t){return (0,object_utils.CN)({...t,selections:[]})},cloneWithoutLimit(t){return (0,object_utils.CN)({...t,limit:undefined})},cloneWithoutOffset(t){return (0,object_utils.CN)({...t,offset:undefined})},cloneWithoutOrderBy:e=>query_node.L.cloneWithoutOrderBy(e),cloneWithoutGroupBy(t){return (0,object_utils.CN)({...t,groupBy:undefined})}});

}),

46546:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
i:()=>SetOperationNode
});
var _util_object_utils_js__0__ = __load__(89618);
const SetOperationNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`SetOperationNode`},create(t,n,r){return (0,_util_object_utils_js__0__.CN)({kind:`SetOperationNode`,operator:t,expression:n,all:r})}});

}),

84722:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
H:()=>TableNode
});
var _util_object_utils_js__0__ = __load__(89618);
var _schemable_identifier_node_js__1__ = __load__(12202);
const TableNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`TableNode`},create(n){return (0,_util_object_utils_js__0__.CN)({kind:`TableNode`,table:_schemable_identifier_node_js__1__.y.create(n)})},createWithSchema(n,r){return (0,_util_object_utils_js__0__.CN)({kind:`TableNode`,table:_schemable_identifier_node_js__1__.y.createWithSchema(n,r)})}});

}),

26786:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
U:()=>UpdateQueryNode
});
var _util_object_utils_js__0__ = __load__(89618);
var _from_node_js__2__ = __load__(57594);
var _list_node_js__1__ = __load__(94730);
const UpdateQueryNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`UpdateQueryNode`},create(t,r){return (0,_util_object_utils_js__0__.CN)({kind:`UpdateQueryNode`,table:t.length===1?t[0]:_list_node_js__1__.v.create(t),...r&&{with:r}})},createWithoutTable(){return (0,_util_object_utils_js__0__.CN)({kind:`UpdateQueryNode`})},cloneWithFromItems(n,r){return (0,_util_object_utils_js__0__.CN)({...n,from:n.from?_from_node_js__2__.N.cloneWithFroms(n.from,r):_from_node_js__2__.N.create(r)})},cloneWithUpdates(t,n){return (0,_util_object_utils_js__0__.CN)({...t,updates:t.updates?(0,_util_object_utils_js__0__.CN)([...t.updates,...n]):n})},cloneWithLimit(t,n){return (0,_util_object_utils_js__0__.CN)({...t,limit:n})}});

}),

32618:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
f:()=>UsingNode
});
var _util_object_utils_js__0__ = __load__(89618);
const UsingNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`UsingNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`UsingNode`,tables:(0,_util_object_utils_js__0__.CN)(t)})},cloneWithTables(t,n){return (0,_util_object_utils_js__0__.CN)({...t,tables:(0,_util_object_utils_js__0__.CN)([...t.tables,...n])})}});

}),

47234:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
s:()=>ValueListNode
});
var _util_object_utils_js__0__ = __load__(89618);
const ValueListNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`ValueListNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`ValueListNode`,values:(0,_util_object_utils_js__0__.CN)(t)})}});

}),

2273:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
q:()=>ValueNode
});
var _util_object_utils_js__0__ = __load__(89618);
const ValueNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`ValueNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`ValueNode`,value:t})},createImmediate(t){return (0,_util_object_utils_js__0__.CN)({kind:`ValueNode`,value:t,immediate:true})}});

}),

75190:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
t:()=>WhenNode
});
var _util_object_utils_js__0__ = __load__(89618);
const WhenNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`WhenNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`WhenNode`,condition:t})},cloneWithResult(t,n){return (0,_util_object_utils_js__0__.CN)({...t,result:n})}});

}),

7863:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
o:()=>WhereNode
});
var _util_object_utils_js__0__ = __load__(89618);
var _and_node_js__1__ = __load__(72201);
var _or_node_js__2__ = __load__(57229);
const WhereNode=(0,_util_object_utils_js__0__.CN)({is(e){return e.kind===`WhereNode`},create(t){return (0,_util_object_utils_js__0__.CN)({kind:`WhereNode`,where:t})},cloneWithOperation(r,i,a){return (0,_util_object_utils_js__0__.CN)({...r,where:i===`And`?_and_node_js__1__.s.create(r.where,a):_or_node_js__2__.K.create(r.where,a)})}});

}),

66041:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
GB:()=>parseValueBinaryOperationOrExpression,
KN:()=>parseFilterList,
Ve:()=>parseFilterObject,
ds:()=>parseValueBinaryOperation,
vC:()=>parseReferentialBinaryOperation
});
var _operation_node_binary_operation_node_js__1__ = __load__(1821);
var _util_object_utils_js__4__ = __load__(89618);
var _operation_node_operation_node_source_js__9__ = __load__(55295);
var _operation_node_operator_node_js__7__ = __load__(74998);
var _reference_parser_js__2__ = __load__(76427);
var _value_parser_js__0__ = __load__(39331);
var _operation_node_value_node_js__3__ = __load__(2273);
var _operation_node_and_node_js__5__ = __load__(72201);
var _operation_node_parens_node_js__8__ = __load__(41321);
var _operation_node_or_node_js__6__ = __load__(57229);
function parseValueBinaryOperationOrExpression(e){if(e.length===3){return parseValueBinaryOperation(e[0],e[1],e[2])}else if(e.length===1){return (0,_value_parser_js__0__.$s)(e[0])}throw new Error(`invalid arguments: ${JSON.stringify(e)}`)}function parseValueBinaryOperation(t,n,r){if(isIsOperator(n)&&needsIsOperator(r)){return _operation_node_binary_operation_node_js__1__.l.create((0,_reference_parser_js__2__.$O)(t),parseBinaryOperator(n),_operation_node_value_node_js__3__.q.createImmediate(r))}return _operation_node_binary_operation_node_js__1__.l.create((0,_reference_parser_js__2__.$O)(t),parseBinaryOperator(n),(0,_value_parser_js__0__.U2)(r))}function parseReferentialBinaryOperation(t,n,r){return _operation_node_binary_operation_node_js__1__.l.create((0,_reference_parser_js__2__.$O)(t),parseBinaryOperator(n),(0,_reference_parser_js__2__.$O)(r))}function parseFilterObject(e,t){return parseFilterList(Object.entries(e).filter(([,e])=>!(0,_util_object_utils_js__4__.b0)(e)).map(([e,t])=>parseValueBinaryOperation(e,needsIsOperator(t)?`is`:`=`,t)),t)}function parseFilterList(t,n,r=true){const i=n===`and`?_operation_node_and_node_js__5__.s.create:_operation_node_or_node_js__6__.K.create;if(t.length===0){return _operation_node_binary_operation_node_js__1__.l.create(_operation_node_value_node_js__3__.q.createImmediate(1),_operation_node_operator_node_js__7__.zX.create(`=`),_operation_node_value_node_js__3__.q.createImmediate(n===`and`?1:0))}let o=toOperationNode(t[0]);for(let e=1;e<t.length;++e){o=i(o,toOperationNode(t[e]))}if(t.length>1&&r){return _operation_node_parens_node_js__8__.k.create(o)}return o}function isIsOperator(e){return e===`is`||e===`is not`}function needsIsOperator(e){return (0,_util_object_utils_js__4__.kZ)(e)||(0,_util_object_utils_js__4__.Lm)(e)}function parseBinaryOperator(e){if((0,_operation_node_operator_node_js__7__.UH)(e)){return _operation_node_operator_node_js__7__.zX.create(e)}if((0,_operation_node_operation_node_source_js__9__.N)(e)){return e.toOperationNode()}throw new Error(`invalid operator ${JSON.stringify(e)}`)}function toOperationNode(e){return (0,_operation_node_operation_node_source_js__9__.N)(e)?e.toOperationNode():e}

}),

71269:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
Q:()=>parseDataTypeExpression
});

var object_utils = __load__(89618);
;// node_modules/kysely/dist/operation-node/data-type-node.js
const t=(0,object_utils.CN)({bigint:true,bigserial:true,binary:true,blob:true,boolean:true,bytea:true,char:true,date:true,datemultirange:true,daterange:true,datetime:true,datetime2:true,decimal:true,"double precision":true,float4:true,float8:true,int2:true,int4:true,int4multirange:true,int4range:true,int8:true,int8multirange:true,int8range:true,integer:true,json:true,jsonb:true,numeric:true,nummultirange:true,numrange:true,real:true,serial:true,smallint:true,text:true,time:true,timestamp:true,timestamptz:true,timetz:true,tsmultirange:true,tsrange:true,tstzmultirange:true,tstzrange:true,uuid:true,varbinary:true,varchar:true});const n=(0,object_utils.CN)([/^varchar\(\d+\)$/,/^char\(\d+\)$/,/^decimal\(\d+, \d+\)$/,/^numeric\(\d+, \d+\)$/,/^binary\(\d+\)$/,/^datetime\(\d+\)$/,/^time\(\d+\)$/,/^timetz\(\d+\)$/,/^timestamp\(\d+\)$/,/^timestamptz\(\d+\)$/,/^datetime2\(\d+\)$/,/^varbinary\(\d+\)$/]);const DataTypeNode=(0,object_utils.CN)({is(e){return e.kind===`DataTypeNode`},create(t){return (0,object_utils.CN)({kind:`DataTypeNode`,dataType:t})}});function isColumnDataType(e){return t[e]||n.some(t=>t.test(e))}
var operation_node_source = __load__(55295);
;// node_modules/kysely/dist/parser/data-type-parser.js
function parseDataTypeExpression(r){if((0,operation_node_source.N)(r)){return r.toOperationNode()}if(isColumnDataType(r)){return DataTypeNode.create(r)}throw new Error(`invalid column data type ${JSON.stringify(r)}`)}

}),

47416:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
SS:()=>isExpressionOrFactory,
YK:()=>parseExpression,
v0:()=>parseAliasedExpression
});
var _expression_expression_js__3__ = __load__(61321);
var _operation_node_operation_node_source_js__0__ = __load__(55295);
var _expression_expression_builder_js__2__ = __load__(36151);
var _util_object_utils_js__1__ = __load__(89618);
function parseExpression(e){if((0,_operation_node_operation_node_source_js__0__.N)(e)){return e.toOperationNode()}else if((0,_util_object_utils_js__1__.Tn)(e)){return e((0,_expression_expression_builder_js__2__.A)()).toOperationNode()}throw new Error(`invalid expression: ${JSON.stringify(e)}`)}function parseAliasedExpression(e){if((0,_operation_node_operation_node_source_js__0__.N)(e)){return e.toOperationNode()}else if((0,_util_object_utils_js__1__.Tn)(e)){return e((0,_expression_expression_builder_js__2__.A)()).toOperationNode()}throw new Error(`invalid aliased expression: ${JSON.stringify(e)}`)}function isExpressionOrFactory(n){return (0,_expression_expression_js__3__.B)(n)||(0,_expression_expression_js__3__.q)(n)||(0,_util_object_utils_js__1__.Tn)(n)}

}),

14826:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
a:()=>parseJoin
});
var _operation_node_join_node_js__1__ = __load__(75431);
var _binary_operation_parser_js__3__ = __load__(66041);
var _parse_utils_js__0__ = __load__(56822);
var _table_parser_js__2__ = __load__(94376);
function parseJoin(e,t){if(t.length===3){return parseSingleOnJoin(e,t[0],t[1],t[2])}else if(t.length===2){return parseCallbackJoin(e,t[0],t[1])}else if(t.length===1){return parseOnlessJoin(e,t[0])}else{throw new Error(`not implemented`)}}function parseCallbackJoin(e,t,r){return r((0,_parse_utils_js__0__.GQ)(e,t)).toOperationNode()}function parseSingleOnJoin(n,i,a,o){return _operation_node_join_node_js__1__.b.createWithOn(n,(0,_table_parser_js__2__.uJ)(i),(0,_binary_operation_parser_js__3__.vC)(a,`=`,o))}function parseOnlessJoin(t,n){return _operation_node_join_node_js__1__.b.create(t,(0,_table_parser_js__2__.uJ)(n))}

}),

46331:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
bE:()=>isOrderByDirection,
xk:()=>parseOrderBy
});

var dynamic_reference_builder = __load__(80453);
var expression = __load__(61321);
var object_utils = __load__(89618);
;// node_modules/kysely/dist/operation-node/order-by-item-node.js
const OrderByItemNode=(0,object_utils.CN)({is(e){return e.kind===`OrderByItemNode`},create(t,n){return (0,object_utils.CN)({kind:`OrderByItemNode`,orderBy:t,direction:n})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
var raw_node = __load__(76872);
var identifier_node = __load__(83695);
;// node_modules/kysely/dist/operation-node/collate-node.js
const CollateNode=(0,object_utils.CN)({is(e){return e.kind===`CollateNode`},create(n){return (0,object_utils.CN)({kind:`CollateNode`,collation:identifier_node.O.create(n)})}});
;// node_modules/kysely/dist/query-builder/order-by-item-builder.js
class OrderByItemBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}desc(){return new OrderByItemBuilder({node:OrderByItemNode.cloneWith(this.#e.node,{direction:raw_node.z.createWithSql(`desc`)})})}asc(){return new OrderByItemBuilder({node:OrderByItemNode.cloneWith(this.#e.node,{direction:raw_node.z.createWithSql(`asc`)})})}nullsLast(){return new OrderByItemBuilder({node:OrderByItemNode.cloneWith(this.#e.node,{nulls:`last`})})}nullsFirst(){return new OrderByItemBuilder({node:OrderByItemNode.cloneWith(this.#e.node,{nulls:`first`})})}collate(n){return new OrderByItemBuilder({node:OrderByItemNode.cloneWith(this.#e.node,{collation:CollateNode.create(n)})})}toOperationNode(){return this.#e.node}}
var log_once = __load__(69581);
var expression_parser = __load__(47416);
var reference_parser = __load__(76427);
;// node_modules/kysely/dist/parser/order-by-parser.js
function isOrderByDirection(e){return e===`asc`||e===`desc`}function parseOrderBy(e){if(e.length===2){return[parseOrderByItem(e[0],e[1])]}if(e.length===1){const[t]=e;if(Array.isArray(t)){(0,log_once.u)(`orderBy(array) is deprecated, use multiple orderBy calls instead.`);return t.map(e=>parseOrderByItem(e))}return[parseOrderByItem(t)]}throw new Error(`Invalid number of arguments at order by! expected 1-2, received ${e.length}`)}function parseOrderByItem(e,t){const r=parseOrderByExpression(e);if(OrderByItemNode.is(r)){if(t){throw new Error(`Cannot specify direction twice!`)}return r}return parseOrderByWithModifiers(r,t)}function parseOrderByExpression(t){if((0,expression_parser.SS)(t)){return (0,expression_parser.YK)(t)}if((0,dynamic_reference_builder.C)(t)){return t.toOperationNode()}const[n,r]=t.split(` `);if(r){(0,log_once.u)("`orderBy('column asc')` is deprecated. Use `orderBy('column', 'asc')` instead.");return parseOrderByWithModifiers((0,reference_parser.q5)(n),r)}return (0,reference_parser.q5)(t)}function parseOrderByWithModifiers(e,o){if(typeof o===`string`){if(!isOrderByDirection(o)){throw new Error(`Invalid order by direction: ${o}`)}return OrderByItemNode.create(e,raw_node.z.createWithSql(o))}if((0,expression.B)(o)){(0,log_once.u)("`orderBy(..., expr)` is deprecated. Use `orderBy(..., 'asc')` or `orderBy(..., (ob) => ...)` instead.");return OrderByItemNode.create(e,o.toOperationNode())}const s=OrderByItemNode.create(e);if(!o){return s}return o(new OrderByItemBuilder({node:s})).toOperationNode()}

}),

56822:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
GQ:()=>createJoinBuilder,
EQ:()=>createOverBuilder,
bl:()=>createQueryCreator
});

var join_node = __load__(75431);
var object_utils = __load__(89618);
var order_by_node = __load__(71920);
;// node_modules/kysely/dist/operation-node/partition-by-node.js
const PartitionByNode=(0,object_utils.CN)({is(e){return e.kind===`PartitionByNode`},create(t){return (0,object_utils.CN)({kind:`PartitionByNode`,items:(0,object_utils.CN)(t)})},cloneWithItems(t,n){return (0,object_utils.CN)({...t,items:(0,object_utils.CN)([...t.items,...n])})}});
;// node_modules/kysely/dist/operation-node/over-node.js
const OverNode=(0,object_utils.CN)({is(e){return e.kind===`OverNode`},create(){return (0,object_utils.CN)({kind:`OverNode`})},cloneWithOrderByItems(n,r){return (0,object_utils.CN)({...n,orderBy:n.orderBy?order_by_node.O.cloneWithItems(n.orderBy,r):order_by_node.O.create(r)})},cloneWithPartitionByItems(t,r){return (0,object_utils.CN)({...t,partitionBy:t.partitionBy?PartitionByNode.cloneWithItems(t.partitionBy,r):PartitionByNode.create(r)})}});
var raw_node = __load__(76872);
var binary_operation_parser = __load__(66041);
;// node_modules/kysely/dist/query-builder/join-builder.js
class JoinBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}on(...t){return new JoinBuilder({...this.#e,joinNode:join_node.b.cloneWithOn(this.#e.joinNode,(0,binary_operation_parser.GB)(t))})}onRef(t,n,i){return new JoinBuilder({...this.#e,joinNode:join_node.b.cloneWithOn(this.#e.joinNode,(0,binary_operation_parser.vC)(t,n,i))})}onTrue(){return new JoinBuilder({...this.#e,joinNode:join_node.b.cloneWithOn(this.#e.joinNode,raw_node.z.createWithSql(`true`))})}$call(e){return e(this)}toOperationNode(){return this.#e.joinNode}}
var query_node = __load__(58290);
var order_by_parser = __load__(46331);
;// node_modules/kysely/dist/operation-node/partition-by-item-node.js
const PartitionByItemNode=(0,object_utils.CN)({is(e){return e.kind===`PartitionByItemNode`},create(t){return (0,object_utils.CN)({kind:`PartitionByItemNode`,partitionBy:t})}});
var reference_parser = __load__(76427);
;// node_modules/kysely/dist/parser/partition-by-parser.js
function parsePartitionBy(n){return (0,reference_parser.kU)(n).map(PartitionByItemNode.create)}
;// node_modules/kysely/dist/query-builder/over-builder.js
class OverBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}orderBy(...t){return new OverBuilder({overNode:OverNode.cloneWithOrderByItems(this.#e.overNode,(0,order_by_parser.xk)(t))})}clearOrderBy(){return new OverBuilder({overNode:query_node.L.cloneWithoutOrderBy(this.#e.overNode)})}partitionBy(t){return new OverBuilder({overNode:OverNode.cloneWithPartitionByItems(this.#e.overNode,parsePartitionBy(t))})}$call(e){return e(this)}toOperationNode(){return this.#e.overNode}}
var query_creator = __load__(15378);
var noop_query_executor = __load__(64498);
var table_parser = __load__(94376);
;// node_modules/kysely/dist/parser/parse-utils.js
function createSelectQueryBuilder(){return a({queryId:c(),executor:s,queryNode:n.createFrom(u([]))})}function createQueryCreator(){return new query_creator.n({executor:noop_query_executor.W})}function createJoinBuilder(t,n){return new JoinBuilder({joinNode:join_node.b.create(t,(0,table_parser.uJ)(n))})}function createOverBuilder(){return new OverBuilder({overNode:OverNode.create()})}

}),

76427:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$O:()=>parseReferenceExpression,
DT:()=>parseAliasedStringReference,
NF:()=>parseJSONReference,
Ow:()=>parseOrderedColumnName,
RY:()=>parseColumnName,
kU:()=>parseReferenceExpressionOrList,
q5:()=>parseStringReference,
vd:()=>parseSimpleReferenceExpression
});
var _operation_node_alias_node_js__8__ = __load__(64970);
var _operation_node_column_node_js__7__ = __load__(40988);
var _operation_node_reference_node_js__6__ = __load__(45397);
var _operation_node_table_node_js__11__ = __load__(84722);
var _util_object_utils_js__0__ = __load__(89618);
var _expression_parser_js__1__ = __load__(47416);
var _operation_node_identifier_node_js__9__ = __load__(83695);
var _order_by_parser_js__10__ = __load__(46331);
var _operation_node_operator_node_js__2__ = __load__(74998);
var _operation_node_json_reference_node_js__3__ = __load__(79732);
var _operation_node_json_operator_chain_node_js__4__ = __load__(83757);
var _operation_node_json_path_node_js__5__ = __load__(20552);
function parseSimpleReferenceExpression(e){if((0,_util_object_utils_js__0__.Kg)(e)){return parseStringReference(e)}return e.toOperationNode()}function parseReferenceExpressionOrList(e){if((0,_util_object_utils_js__0__.MH)(e)){return e.map(e=>parseReferenceExpression(e))}else{return[parseReferenceExpression(e)]}}function parseReferenceExpression(e){if((0,_expression_parser_js__1__.SS)(e)){return (0,_expression_parser_js__1__.YK)(e)}return parseSimpleReferenceExpression(e)}function parseJSONReference(e,t){if((0,_operation_node_operator_node_js__2__.Xm)(t)){return _operation_node_json_reference_node_js__3__.Q.create(parseStringReference(e),_operation_node_json_operator_chain_node_js__4__.k.create(_operation_node_operator_node_js__2__.zX.create(t)))}if(t===`->$`||t===`->>$`){return _operation_node_json_reference_node_js__3__.Q.create(parseStringReference(e),_operation_node_json_path_node_js__5__.c.create(_operation_node_operator_node_js__2__.zX.create(t.slice(0,-1))))}throw new Error(`Invalid JSON operator: ${t}`)}function parseStringReference(e){const r=`.`;if(!e.includes(r)){return _operation_node_reference_node_js__6__.q.create(_operation_node_column_node_js__7__.Z.create(e))}const i=e.split(r).map(trim);if(i.length===3){return parseStringReferenceWithTableAndSchema(i)}if(i.length===2){return parseStringReferenceWithTable(i)}throw new Error(`invalid column reference ${e}`)}function parseAliasedStringReference(t){const n=` as `;if(t.includes(n)){const[r,i]=t.split(n).map(trim);return _operation_node_alias_node_js__8__.N.create(parseStringReference(r),_operation_node_identifier_node_js__9__.O.create(i))}else{return parseStringReference(t)}}function parseColumnName(e){return _operation_node_column_node_js__7__.Z.create(e)}function parseOrderedColumnName(e){const t=` `;if(e.includes(t)){const[n,r]=e.split(t).map(trim);if(!(0,_order_by_parser_js__10__.bE)(r)){throw new Error(`invalid order direction "${r}" next to "${n}"`)}return (0,_order_by_parser_js__10__.xk)([n,r])[0]}else{return parseColumnName(e)}}function parseStringReferenceWithTableAndSchema(e){const[i,a,o]=e;return _operation_node_reference_node_js__6__.q.create(_operation_node_column_node_js__7__.Z.create(o),_operation_node_table_node_js__11__.H.createWithSchema(i,a))}function parseStringReferenceWithTable(e){const[i,a]=e;return _operation_node_reference_node_js__6__.q.create(_operation_node_column_node_js__7__.Z.create(a),_operation_node_table_node_js__11__.H.create(i))}function trim(e){return e.trim()}

}),

33619:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
_:()=>parseSavepointCommand
});
var _operation_node_identifier_node_js__1__ = __load__(83695);
var _operation_node_raw_node_js__0__ = __load__(76872);
function parseSavepointCommand(n,r){return _operation_node_raw_node_js__0__.z.createWithChildren([_operation_node_raw_node_js__0__.z.createWithSql(`${n} `),_operation_node_identifier_node_js__1__.O.create(r)])}

}),

61776:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
J:()=>parseSelectAll,
G:()=>parseSelectArg
});

var object_utils = __load__(89618);
var reference_node = __load__(45397);
var select_all_node = __load__(29880);
;// node_modules/kysely/dist/operation-node/selection-node.js
const SelectionNode=(0,object_utils.CN)({is(e){return e.kind===`SelectionNode`},create(t){return (0,object_utils.CN)({kind:`SelectionNode`,selection:t})},createSelectAll(){return (0,object_utils.CN)({kind:`SelectionNode`,selection:select_all_node.U.create()})},createSelectAllFromTable(n){return (0,object_utils.CN)({kind:`SelectionNode`,selection:reference_node.q.createSelectAll(n)})}});
var reference_parser = __load__(76427);
var dynamic_reference_builder = __load__(80453);
var expression_parser = __load__(47416);
var table_parser = __load__(94376);
var expression_builder = __load__(36151);
;// node_modules/kysely/dist/parser/select-parser.js
function parseSelectArg(n){if((0,object_utils.Tn)(n)){return parseSelectArg(n((0,expression_builder.A)()))}else if((0,object_utils.MH)(n)){return n.map(e=>parseSelectExpression(e))}else{return[parseSelectExpression(n)]}}function parseSelectExpression(e){if((0,object_utils.Kg)(e)){return SelectionNode.create((0,reference_parser.DT)(e))}else if((0,dynamic_reference_builder.C)(e)){return SelectionNode.create(e.toOperationNode())}else{return SelectionNode.create((0,expression_parser.v0)(e))}}function parseSelectAll(e){if(!e){return[SelectionNode.createSelectAll()]}else if(Array.isArray(e)){return e.map(parseSelectAllArg)}else{return[parseSelectAllArg(e)]}}function parseSelectAllArg(e){if((0,object_utils.Kg)(e)){return SelectionNode.createSelectAllFromTable((0,table_parser.M$)(e))}throw new Error(`invalid value selectAll expression: ${JSON.stringify(e)}`)}

}),

94376:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
JB:()=>parseTableExpressionOrList,
M$:()=>parseTable,
Xm:()=>parseAliasedTable,
uJ:()=>parseTableExpression
});
var _util_object_utils_js__0__ = __load__(89618);
var _operation_node_alias_node_js__3__ = __load__(64970);
var _operation_node_table_node_js__5__ = __load__(84722);
var _expression_parser_js__2__ = __load__(47416);
var _operation_node_identifier_node_js__4__ = __load__(83695);
var _dynamic_dynamic_table_builder_js__1__ = __load__(19760);
function parseTableExpressionOrList(t){if((0,_util_object_utils_js__0__.MH)(t)){return t.map(e=>parseTableExpression(e))}else{return[parseTableExpression(t)]}}function parseTableExpression(e){if((0,_util_object_utils_js__0__.Kg)(e)){return parseAliasedTable(e)}else if((0,_dynamic_dynamic_table_builder_js__1__.uc)(e)){return e.toOperationNode()}else{return (0,_expression_parser_js__2__.v0)(e)}}function parseAliasedTable(e){const t=` as `;if(e.includes(t)){const[r,i]=e.split(t).map(trim);return _operation_node_alias_node_js__3__.N.create(parseTable(r),_operation_node_identifier_node_js__4__.O.create(i))}else{return parseTable(e)}}function parseTable(e){const t=`.`;if(e.includes(t)){const[n,i]=e.split(t).map(trim);return _operation_node_table_node_js__5__.H.createWithSchema(n,i)}else{return _operation_node_table_node_js__5__.H.create(e)}}function trim(e){return e.trim()}

}),

92664:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
f:()=>parseTop
});

var object_utils = __load__(89618);
;// node_modules/kysely/dist/operation-node/top-node.js
const TopNode=(0,object_utils.CN)({is(e){return e.kind===`TopNode`},create(t,n){return (0,object_utils.CN)({kind:`TopNode`,expression:t,modifiers:n})}});
;// node_modules/kysely/dist/parser/top-parser.js
function parseTop(i,a){if(!(0,object_utils.Et)(i)&&!(0,object_utils.sI)(i)){throw new Error(`Invalid top expression: ${i}`)}if(!(0,object_utils.b0)(a)&&!isTopModifiers(a)){throw new Error(`Invalid top modifiers: ${a}`)}return TopNode.create(i,a)}function isTopModifiers(e){return e===`percent`||e===`with ties`||e===`percent with ties`}

}),

39331:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$s:()=>parseValueExpression,
U2:()=>parseValueExpressionOrList,
dJ:()=>parseSafeImmediateValue,
qH:()=>isSafeImmediateValue
});
var _operation_node_primitive_value_list_node_js__4__ = __load__(84350);
var _operation_node_value_list_node_js__3__ = __load__(47234);
var _operation_node_value_node_js__2__ = __load__(2273);
var _util_object_utils_js__0__ = __load__(89618);
var _expression_parser_js__1__ = __load__(47416);
function parseValueExpressionOrList(e){if((0,_util_object_utils_js__0__.MH)(e)){return parseValueExpressionList(e)}return parseValueExpression(e)}function parseValueExpression(e){if((0,_expression_parser_js__1__.SS)(e)){return (0,_expression_parser_js__1__.YK)(e)}return _operation_node_value_node_js__2__.q.create(e)}function isSafeImmediateValue(e){return (0,_util_object_utils_js__0__.Et)(e)||(0,_util_object_utils_js__0__.Lm)(e)||(0,_util_object_utils_js__0__.kZ)(e)}function parseSafeImmediateValue(e){if(!isSafeImmediateValue(e)){throw new Error(`unsafe immediate value ${JSON.stringify(e)}`)}return _operation_node_value_node_js__2__.q.createImmediate(e)}function parseValueExpressionList(n){if(n.some(_expression_parser_js__1__.SS)){return _operation_node_value_list_node_js__3__.s.create(n.map(e=>parseValueExpression(e)))}return _operation_node_primitive_value_list_node_js__4__.h.create(n)}

}),

16434:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
E:()=>CamelCasePlugin
});

var object_utils = __load__(89618);
var operation_node_transformer = __load__(72287);
;// node_modules/kysely/dist/plugin/camel-case/camel-case-transformer.js
class SnakeCaseTransformer extends operation_node_transformer.V{#e;constructor(e){super();this.#e=e}transformIdentifier(e,t){e=super.transformIdentifier(e,t);return{...e,name:this.#e(e.name)}}}
;// node_modules/kysely/dist/plugin/camel-case/camel-case.js
function createSnakeCaseMapper({upperCase:e=false,underscoreBeforeDigits:t=false,underscoreBetweenUppercaseLetters:n=false}={}){return memoize(r=>{if(r.length===0){return r}const i=r.toUpperCase();const a=r.toLowerCase();let o=a[0];for(let e=1,s=r.length;e<s;++e){const s=r[e];const c=r[e-1];const l=i[e];const u=i[e-1];const d=a[e];const f=a[e-1];if(t&&isDigit(s)&&!isDigit(c)&&!o.endsWith(`_`)){o+=`_`+s;continue}if(s===l&&l!==d){const e=c===u&&u!==f;if(n||!e){o+=`_`+d}else{o+=d}}else{o+=s}}if(e){return o.toUpperCase()}else{return o}})}function createCamelCaseMapper({upperCase:e=false}={}){return memoize(t=>{if(t.length===0){return t}if(e&&isAllUpperCaseSnakeCase(t)){t=t.toLowerCase()}let n=t[0];for(let e=1,r=t.length;e<r;++e){const r=t[e];const i=t[e-1];if(r!==`_`){if(i===`_`){n+=r.toUpperCase()}else{n+=r}}}return n})}function isAllUpperCaseSnakeCase(e){for(let t=1,n=e.length;t<n;++t){const n=e[t];if(n!==`_`&&n!==n.toUpperCase()){return false}}return true}function isDigit(e){return e>=`0`&&e<=`9`}function memoize(e){const t=new Map;return n=>{let r=t.get(n);if(!r){r=e(n);t.set(n,r)}return r}}
;// node_modules/kysely/dist/plugin/camel-case/camel-case-plugin.js
class CamelCasePlugin{opt;#e;#t;#n;constructor(e={}){this.opt=e;this.#e=createCamelCaseMapper(e);this.#t=createSnakeCaseMapper(e);this.#n=new SnakeCaseTransformer(this.snakeCase.bind(this))}transformQuery(e){return this.#n.transformNode(e.node,e.queryId)}async transformResult(e){if(e.result.rows&&Array.isArray(e.result.rows)){return{...e.result,rows:e.result.rows.map(e=>this.mapRow(e))}}return e.result}mapRow(e){return Object.keys(e).reduce((t,n)=>{let r=e[n];if(Array.isArray(r)){r=r.map(e=>canMap(e,this.opt)?this.mapRow(e):e)}else if(canMap(r,this.opt)){r=this.mapRow(r)}t[this.camelCase(n)]=r;return t},{})}snakeCase(e){return this.#t(e)}camelCase(e){return this.#e(e)}}function canMap(t,n){return (0,object_utils.Qd)(t)&&!n?.maintainNestedObjectKeys}

}),

31914:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
H:()=>HandleEmptyInListsPlugin
});

var operation_node_transformer = __load__(72287);
var primitive_value_list_node = __load__(84350);
var operator_node = __load__(74998);
var value_list_node = __load__(47234);
;// node_modules/kysely/dist/plugin/handle-empty-in-lists/handle-empty-in-lists-transformer.js
class HandleEmptyInListsTransformer extends operation_node_transformer.V{#e;constructor(e){super();this.#e=e}transformBinaryOperation(e){if(this.#t(e)){return this.#e(e)}return e}#t(e){const{operator:i,rightOperand:a}=e;return(primitive_value_list_node.h.is(a)||value_list_node.s.is(a))&&a.values.length===0&&operator_node.zX.is(i)&&(i.operator===`in`||i.operator===`not in`)}}
;// node_modules/kysely/dist/plugin/handle-empty-in-lists/handle-empty-in-lists-plugin.js
class HandleEmptyInListsPlugin{opt;#e;constructor(t){this.opt=t;this.#e=new HandleEmptyInListsTransformer(t.strategy)}transformQuery(e){return this.#e.transformNode(e.node,e.queryId)}async transformResult(e){return e.result}}

}),

69977:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
D:()=>replaceWithNoncontingentExpression
});
var _operation_node_binary_operation_node_js__2__ = __load__(1821);
var _operation_node_operator_node_js__1__ = __load__(74998);
var _operation_node_value_node_js__0__ = __load__(2273);
let s;let c;let l;let u;function replaceWithNoncontingentExpression(t){const n=l||=_operation_node_value_node_js__0__.q.createImmediate(1);const i=c||=_operation_node_operator_node_js__1__.zX.create(`=`);if(t.operator.operator===`in`){return s||=_operation_node_binary_operation_node_js__2__.l.create(n,i,_operation_node_value_node_js__0__.q.createImmediate(0))}return u||=_operation_node_binary_operation_node_js__2__.l.create(n,i,n)}let d;let f;let p;function pushValueIntoList(e){return function pushValueIntoList(r){if(r.operator.operator===`in`){return o({...r,rightOperand:f||=i.create([a.createImmediate(null)])})}return o({...r,leftOperand:t.create(r.leftOperand,d||=n.create(`char`)),rightOperand:p||=i.create([a.createImmediate(e)])})}}

}),

94158:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
B:()=>WithSchemaPlugin
});

var alias_node = __load__(64970);
var identifier_node = __load__(83695);
var join_node = __load__(75431);
var list_node = __load__(94730);
var operation_node_transformer = __load__(72287);
var object_utils = __load__(89618);
;// node_modules/kysely/dist/operation-node/operation-node.js
function isOperationNode(n){return (0,object_utils.Gv)(n)&&(0,object_utils.Kg)(n.kind)}
;// node_modules/kysely/dist/operation-node/root-operation-node.js
const t={AlterTableNode:true,AlterTypeNode:true,CreateIndexNode:true,CreateSchemaNode:true,CreateTableNode:true,CreateTypeNode:true,CreateViewNode:true,DeleteQueryNode:true,DropIndexNode:true,DropSchemaNode:true,DropTableNode:true,DropTypeNode:true,RefreshMaterializedViewNode:true,DropViewNode:true,InsertQueryNode:true,RawNode:true,SelectQueryNode:true,UpdateQueryNode:true,MergeQueryNode:true};function isRootOperationNode(n){return isOperationNode(n)&&t[n.kind]===true}
var schemable_identifier_node = __load__(12202);
var table_node = __load__(84722);
var using_node = __load__(32618);
;// node_modules/kysely/dist/plugin/with-schema/with-schema-transformer.js
const u=(0,object_utils.CN)({json_agg:true,to_json:true});class WithSchemaTransformer extends operation_node_transformer.V{#e;#t=new Set;#n=new Set;constructor(e){super();this.#e=e}transformNodeImpl(e,t){if(!isRootOperationNode(e)){return super.transformNodeImpl(e,t)}const n=this.#o(e);for(const e of n){this.#n.add(e)}const r=this.#a(e);for(const e of r){this.#t.add(e)}const i=super.transformNodeImpl(e,t);for(const e of r){this.#t.delete(e)}for(const e of n){this.#n.delete(e)}return i}transformSchemableIdentifier(e,n){const r=super.transformSchemableIdentifier(e,n);if(r.schema||!this.#t.has(e.identifier.name)){return r}return{...r,schema:identifier_node.O.create(this.#e)}}transformReferences(e,t){const n=super.transformReferences(e,t);if(n.table.table.schema){return n}return{...n,table:table_node.H.createWithSchema(this.#e,n.table.table.identifier.name)}}transformAggregateFunction(e,t){return{...super.transformAggregateFunction({...e,aggregated:[]},t),aggregated:this.#r(e,t,`aggregated`)}}transformFunction(e,t){return{...super.transformFunction({...e,arguments:[]},t),arguments:this.#r(e,t,`arguments`)}}transformSelectModifier(e,t){return{...super.transformSelectModifier({...e,of:undefined},t),of:e.of?.map(e=>table_node.H.is(e)&&!e.table.schema?this.#i(e,t):this.transformNode(e,t))}}#r(e,t,n){return u[e.func]?e[n].map(e=>!table_node.H.is(e)||e.table.schema?this.transformNode(e,t):this.#i(e,t)):this.transformNodeList(e[n],t)}#i(e,t){return{...e,table:{...e.table,identifier:this.transformIdentifier(e.table.identifier,t)}}}#a(e){const t=new Set;if(`name`in e&&e.name&&schemable_identifier_node.y.is(e.name)){this.#c(e.name,t)}if(`from`in e&&e.from){for(const n of e.from.froms){this.#s(n,t)}}if(`into`in e&&e.into){this.#s(e.into,t)}if(`table`in e&&e.table){this.#s(e.table,t)}if(`joins`in e&&e.joins){for(const n of e.joins){this.#s(n.table,t)}}if(`using`in e&&e.using){if(join_node.b.is(e.using)){this.#s(e.using.table,t)}else{this.#s(e.using,t)}}return t}#o(e){const t=new Set;if(`with`in e&&e.with){this.#l(e.with,t)}return t}#s(t,n){if(table_node.H.is(t)){return this.#c(t.table,n)}if(alias_node.N.is(t)&&table_node.H.is(t.node)){return this.#c(t.node.table,n)}if(list_node.v.is(t)){for(const e of t.items){this.#s(e,n)}return}if(using_node.f.is(t)){for(const e of t.tables){this.#s(e,n)}return}}#c(e,t){const n=e.identifier.name;if(!this.#t.has(n)&&!this.#n.has(n)){t.add(n)}}#l(e,t){for(const n of e.expressions){const e=n.name.table.table.identifier.name;if(!this.#n.has(e)){t.add(e)}}}}
;// node_modules/kysely/dist/plugin/with-schema/with-schema-plugin.js
class WithSchemaPlugin{#e;constructor(t){this.#e=new WithSchemaTransformer(t)}transformQuery(e){return this.#e.transformNode(e.node,e.queryId)}async transformResult(e){return e.result}}

}),

26423:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
OU:()=>CaseBuilder
});
var _expression_expression_wrapper_js__6__ = __load__(72359);
var _util_object_utils_js__0__ = __load__(89618);
var _parser_reference_parser_js__5__ = __load__(76427);
var _operation_node_case_node_js__1__ = __load__(97474);
var _operation_node_when_node_js__2__ = __load__(75190);
var _parser_binary_operation_parser_js__3__ = __load__(66041);
var _parser_value_parser_js__4__ = __load__(39331);
class CaseBuilder{#e;constructor(e){this.#e=(0,_util_object_utils_js__0__.CN)(e)}when(...e){return new CaseThenBuilder({...this.#e,node:_operation_node_case_node_js__1__.P.cloneWithWhen(this.#e.node,_operation_node_when_node_js__2__.t.create((0,_parser_binary_operation_parser_js__3__.GB)(e)))})}whenRef(e,t,n){return new CaseThenBuilder({...this.#e,node:_operation_node_case_node_js__1__.P.cloneWithWhen(this.#e.node,_operation_node_when_node_js__2__.t.create((0,_parser_binary_operation_parser_js__3__.vC)(e,t,n)))})}}class CaseThenBuilder{#e;constructor(e){this.#e=(0,_util_object_utils_js__0__.CN)(e)}then(e){return new CaseWhenBuilder({...this.#e,node:_operation_node_case_node_js__1__.P.cloneWithThen(this.#e.node,(0,_parser_value_parser_js__4__.qH)(e)?(0,_parser_value_parser_js__4__.dJ)(e):(0,_parser_value_parser_js__4__.$s)(e))})}thenRef(e){return new CaseWhenBuilder({...this.#e,node:_operation_node_case_node_js__1__.P.cloneWithThen(this.#e.node,(0,_parser_reference_parser_js__5__.$O)(e))})}}class CaseWhenBuilder{#e;constructor(e){this.#e=(0,_util_object_utils_js__0__.CN)(e)}when(...e){return new CaseThenBuilder({...this.#e,node:_operation_node_case_node_js__1__.P.cloneWithWhen(this.#e.node,_operation_node_when_node_js__2__.t.create((0,_parser_binary_operation_parser_js__3__.GB)(e)))})}whenRef(e,t,n){return new CaseThenBuilder({...this.#e,node:_operation_node_case_node_js__1__.P.cloneWithWhen(this.#e.node,_operation_node_when_node_js__2__.t.create((0,_parser_binary_operation_parser_js__3__.vC)(e,t,n)))})}else(e){return new CaseEndBuilder({...this.#e,node:_operation_node_case_node_js__1__.P.cloneWith(this.#e.node,{else:(0,_parser_value_parser_js__4__.qH)(e)?(0,_parser_value_parser_js__4__.dJ)(e):(0,_parser_value_parser_js__4__.$s)(e)})})}elseRef(e){return new CaseEndBuilder({...this.#e,node:_operation_node_case_node_js__1__.P.cloneWith(this.#e.node,{else:(0,_parser_reference_parser_js__5__.$O)(e)})})}end(){return new _expression_expression_wrapper_js__6__.Is(_operation_node_case_node_js__1__.P.cloneWith(this.#e.node,{isStatement:false}))}endCase(){return new _expression_expression_wrapper_js__6__.Is(_operation_node_case_node_js__1__.P.cloneWith(this.#e.node,{isStatement:true}))}}class CaseEndBuilder{#e;constructor(e){this.#e=(0,_util_object_utils_js__0__.CN)(e)}end(){return new _expression_expression_wrapper_js__6__.Is(_operation_node_case_node_js__1__.P.cloneWith(this.#e.node,{isStatement:false}))}endCase(){return new _expression_expression_wrapper_js__6__.Is(_operation_node_case_node_js__1__.P.cloneWith(this.#e.node,{isStatement:true}))}}

}),

67709:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
t:()=>createFunctionModule
});

var expression_wrapper = __load__(72359);
var object_utils = __load__(89618);
var where_node = __load__(7863);
var order_by_node = __load__(71920);
;// node_modules/kysely/dist/operation-node/aggregate-function-node.js
const AggregateFunctionNode=(0,object_utils.CN)({is(e){return e.kind===`AggregateFunctionNode`},create(t,n=[]){return (0,object_utils.CN)({kind:`AggregateFunctionNode`,func:t,aggregated:n})},cloneWithDistinct(t){return (0,object_utils.CN)({...t,distinct:true})},cloneWithOrderBy(t,r,i=false){const a=i?`withinGroup`:`orderBy`;return (0,object_utils.CN)({...t,[a]:t[a]?order_by_node.O.cloneWithItems(t[a],r):order_by_node.O.create(r)})},cloneWithFilter(n,r){return (0,object_utils.CN)({...n,filter:n.filter?where_node.o.cloneWithOperation(n.filter,`And`,r):where_node.o.create(r)})},cloneWithOrFilter(n,r){return (0,object_utils.CN)({...n,filter:n.filter?where_node.o.cloneWithOperation(n.filter,`Or`,r):where_node.o.create(r)})},cloneWithOver(t,n){return (0,object_utils.CN)({...t,over:n})}});
;// node_modules/kysely/dist/operation-node/function-node.js
const FunctionNode=(0,object_utils.CN)({is(e){return e.kind===`FunctionNode`},create(t,n){return (0,object_utils.CN)({kind:`FunctionNode`,func:t,arguments:n})}});
var reference_parser = __load__(76427);
var select_parser = __load__(61776);
var alias_node = __load__(64970);
var identifier_node = __load__(83695);
var parse_utils = __load__(56822);
var binary_operation_parser = __load__(66041);
var order_by_parser = __load__(46331);
var query_node = __load__(58290);
;// node_modules/kysely/dist/query-builder/aggregate-function-builder.js
class AggregateFunctionBuilder{#e;constructor(t){this.#e=(0,object_utils.CN)(t)}get expressionType(){return undefined}as(e){return new AliasedAggregateFunctionBuilder(this,e)}distinct(){return new AggregateFunctionBuilder({...this.#e,aggregateFunctionNode:AggregateFunctionNode.cloneWithDistinct(this.#e.aggregateFunctionNode)})}orderBy(...e){return new AggregateFunctionBuilder({...this.#e,aggregateFunctionNode:query_node.L.cloneWithOrderByItems(this.#e.aggregateFunctionNode,(0,order_by_parser.xk)(e))})}clearOrderBy(){return new AggregateFunctionBuilder({...this.#e,aggregateFunctionNode:query_node.L.cloneWithoutOrderBy(this.#e.aggregateFunctionNode)})}withinGroupOrderBy(...e){return new AggregateFunctionBuilder({...this.#e,aggregateFunctionNode:AggregateFunctionNode.cloneWithOrderBy(this.#e.aggregateFunctionNode,(0,order_by_parser.xk)(e),true)})}filterWhere(...e){return new AggregateFunctionBuilder({...this.#e,aggregateFunctionNode:AggregateFunctionNode.cloneWithFilter(this.#e.aggregateFunctionNode,(0,binary_operation_parser.GB)(e))})}filterWhereRef(e,n,r){return new AggregateFunctionBuilder({...this.#e,aggregateFunctionNode:AggregateFunctionNode.cloneWithFilter(this.#e.aggregateFunctionNode,(0,binary_operation_parser.vC)(e,n,r))})}over(e){const n=(0,parse_utils.EQ)();return new AggregateFunctionBuilder({...this.#e,aggregateFunctionNode:AggregateFunctionNode.cloneWithOver(this.#e.aggregateFunctionNode,(e?e(n):n).toOperationNode())})}$call(e){return e(this)}$castTo(){return new AggregateFunctionBuilder(this.#e)}$notNull(){return new AggregateFunctionBuilder(this.#e)}toOperationNode(){return this.#e.aggregateFunctionNode}}class AliasedAggregateFunctionBuilder{#e;#t;constructor(e,t){this.#e=e;this.#t=t}get expression(){return this.#e}get alias(){return this.#t}toOperationNode(){return alias_node.N.create(this.#e.toOperationNode(),identifier_node.O.create(this.#t))}}
var table_parser = __load__(94376);
;// node_modules/kysely/dist/query-builder/function-module.js
function createFunctionModule(){const fn=(t,i)=>{return new expression_wrapper.Is(FunctionNode.create(t,(0,reference_parser.kU)(i??[])))};const agg=(e,n)=>{return new AggregateFunctionBuilder({aggregateFunctionNode:AggregateFunctionNode.create(e,n?(0,reference_parser.kU)(n):undefined)})};return Object.assign(fn,{agg,avg(e){return agg(`avg`,[e])},coalesce(...e){return fn(`coalesce`,e)},count(e){return agg(`count`,[e])},countAll(e){return new AggregateFunctionBuilder({aggregateFunctionNode:AggregateFunctionNode.create(`count`,(0,select_parser.J)(e))})},max(e){return agg(`max`,[e])},min(e){return agg(`min`,[e])},sum(e){return agg(`sum`,[e])},any(e){return fn(`any`,[e])},jsonAgg(e){return new AggregateFunctionBuilder({aggregateFunctionNode:AggregateFunctionNode.create(`json_agg`,[(0,object_utils.Kg)(e)?(0,table_parser.M$)(e):e.toOperationNode()])})},toJson(t){return new expression_wrapper.Is(FunctionNode.create(`to_json`,[(0,object_utils.Kg)(t)?(0,table_parser.M$)(t):t.toOperationNode()]))}})}

}),

54245:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
F:()=>NoResultError,
x:()=>isNoResultErrorConstructor
});
class NoResultError extends Error{node;constructor(e){super(`no result`);this.node=e}}function isNoResultErrorConstructor(e){return Object.prototype.hasOwnProperty.call(e,`prototype`)}

}),

99581:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
c:()=>createSelectQueryBuilder
});

var alias_node = __load__(64970);
var object_utils = __load__(89618);
;// node_modules/kysely/dist/operation-node/select-modifier-node.js
const SelectModifierNode=(0,object_utils.CN)({is(e){return e.kind===`SelectModifierNode`},create(t,n){return (0,object_utils.CN)({kind:`SelectModifierNode`,modifier:t,of:n})},createWithExpression(t){return (0,object_utils.CN)({kind:`SelectModifierNode`,rawModifier:t})}});
var join_parser = __load__(14826);
var table_parser = __load__(94376);
var select_parser = __load__(61776);
var reference_parser = __load__(76427);
var select_query_node = __load__(25887);
var query_node = __load__(58290);
var order_by_parser = __load__(46331);
var limit_node = __load__(26383);
;// node_modules/kysely/dist/operation-node/offset-node.js
const OffsetNode=(0,object_utils.CN)({is(e){return e.kind===`OffsetNode`},create(t){return (0,object_utils.CN)({kind:`OffsetNode`,offset:t})}});
;// node_modules/kysely/dist/operation-node/group-by-item-node.js
const GroupByItemNode=(0,object_utils.CN)({is(e){return e.kind===`GroupByItemNode`},create(t){return (0,object_utils.CN)({kind:`GroupByItemNode`,groupBy:t})}});
var expression_builder = __load__(36151);
;// node_modules/kysely/dist/parser/group-by-parser.js
function parseGroupBy(i){i=(0,object_utils.Tn)(i)?i((0,expression_builder.A)()):i;return (0,reference_parser.kU)(i).map(GroupByItemNode.create)}
var no_result_error = __load__(54245);
var identifier_node = __load__(83695);
var set_operation_node = __load__(46546);
var expression_parser = __load__(47416);
;// node_modules/kysely/dist/parser/set-operation-parser.js
function parseSetOperations(a,o,s){if((0,object_utils.Tn)(o)){o=o((0,expression_builder.O)())}if(!(0,object_utils.MH)(o)){o=[o]}return o.map(e=>set_operation_node.i.create(a,(0,expression_parser.YK)(e),s))}
var binary_operation_parser = __load__(66041);
var expression_wrapper = __load__(72359);
var value_parser = __load__(39331);
var value_node = __load__(2273);
;// node_modules/kysely/dist/operation-node/fetch-node.js
const FetchNode=(0,object_utils.CN)({is(e){return e.kind===`FetchNode`},create(e,n){return{kind:`FetchNode`,rowCount:value_node.q.create(e),modifier:n}}});
;// node_modules/kysely/dist/parser/fetch-parser.js
function parseFetch(r,i){if(!(0,object_utils.Et)(r)&&!(0,object_utils.sI)(r)){throw new Error(`Invalid fetch row count: ${r}`)}if(!isFetchModifier(i)){throw new Error(`Invalid fetch modifier: ${i}`)}return FetchNode.create(r,i)}function isFetchModifier(e){return e===`only`||e===`with ties`}
var top_parser = __load__(92664);
;// node_modules/kysely/dist/query-builder/select-query-builder.js
var e;class SelectQueryBuilderImpl{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}get expressionType(){return undefined}get isSelectQueryBuilder(){return true}where(...t){return new e({...this.#e,queryNode:query_node.L.cloneWithWhere(this.#e.queryNode,(0,binary_operation_parser.GB)(t))})}whereRef(t,n,r){return new e({...this.#e,queryNode:query_node.L.cloneWithWhere(this.#e.queryNode,(0,binary_operation_parser.vC)(t,n,r))})}having(...t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithHaving(this.#e.queryNode,(0,binary_operation_parser.GB)(t))})}havingRef(t,n,r){return new e({...this.#e,queryNode:select_query_node.L.cloneWithHaving(this.#e.queryNode,(0,binary_operation_parser.vC)(t,n,r))})}select(t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithSelections(this.#e.queryNode,(0,select_parser.G)(t))})}distinctOn(t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithDistinctOn(this.#e.queryNode,(0,reference_parser.kU)(t))})}modifyFront(t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithFrontModifier(this.#e.queryNode,SelectModifierNode.createWithExpression(t.toOperationNode()))})}modifyEnd(t){return new e({...this.#e,queryNode:query_node.L.cloneWithEndModifier(this.#e.queryNode,SelectModifierNode.createWithExpression(t.toOperationNode()))})}distinct(){return new e({...this.#e,queryNode:select_query_node.L.cloneWithFrontModifier(this.#e.queryNode,SelectModifierNode.create(`Distinct`))})}forUpdate(t){return new e({...this.#e,queryNode:query_node.L.cloneWithEndModifier(this.#e.queryNode,SelectModifierNode.create(`ForUpdate`,t?(0,object_utils._j)(t).map(table_parser.M$):undefined))})}forShare(t){return new e({...this.#e,queryNode:query_node.L.cloneWithEndModifier(this.#e.queryNode,SelectModifierNode.create(`ForShare`,t?(0,object_utils._j)(t).map(table_parser.M$):undefined))})}forKeyShare(t){return new e({...this.#e,queryNode:query_node.L.cloneWithEndModifier(this.#e.queryNode,SelectModifierNode.create(`ForKeyShare`,t?(0,object_utils._j)(t).map(table_parser.M$):undefined))})}forNoKeyUpdate(t){return new e({...this.#e,queryNode:query_node.L.cloneWithEndModifier(this.#e.queryNode,SelectModifierNode.create(`ForNoKeyUpdate`,t?(0,object_utils._j)(t).map(table_parser.M$):undefined))})}skipLocked(){return new e({...this.#e,queryNode:query_node.L.cloneWithEndModifier(this.#e.queryNode,SelectModifierNode.create(`SkipLocked`))})}noWait(){return new e({...this.#e,queryNode:query_node.L.cloneWithEndModifier(this.#e.queryNode,SelectModifierNode.create(`NoWait`))})}selectAll(t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithSelections(this.#e.queryNode,(0,select_parser.J)(t))})}innerJoin(...e){return this.#t(`InnerJoin`,e)}leftJoin(...e){return this.#t(`LeftJoin`,e)}rightJoin(...e){return this.#t(`RightJoin`,e)}fullJoin(...e){return this.#t(`FullJoin`,e)}crossJoin(...e){return this.#t(`CrossJoin`,e)}innerJoinLateral(...e){return this.#t(`LateralInnerJoin`,e)}leftJoinLateral(...e){return this.#t(`LateralLeftJoin`,e)}crossJoinLateral(...e){return this.#t(`LateralCrossJoin`,e)}crossApply(...e){return this.#t(`CrossApply`,e)}outerApply(...e){return this.#t(`OuterApply`,e)}#t(t,n){return new e({...this.#e,queryNode:query_node.L.cloneWithJoin(this.#e.queryNode,(0,join_parser.a)(t,n))})}orderBy(...t){return new e({...this.#e,queryNode:query_node.L.cloneWithOrderByItems(this.#e.queryNode,(0,order_by_parser.xk)(t))})}groupBy(t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithGroupByItems(this.#e.queryNode,parseGroupBy(t))})}limit(t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithLimit(this.#e.queryNode,limit_node.a.create((0,value_parser.$s)(t)))})}offset(t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithOffset(this.#e.queryNode,OffsetNode.create((0,value_parser.$s)(t)))})}fetch(t,n=`only`){return new e({...this.#e,queryNode:select_query_node.L.cloneWithFetch(this.#e.queryNode,parseFetch(t,n))})}top(t,n){return new e({...this.#e,queryNode:query_node.L.cloneWithTop(this.#e.queryNode,(0,top_parser.f)(t,n))})}union(t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithSetOperations(this.#e.queryNode,parseSetOperations(`union`,t,false))})}unionAll(t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithSetOperations(this.#e.queryNode,parseSetOperations(`union`,t,true))})}intersect(t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithSetOperations(this.#e.queryNode,parseSetOperations(`intersect`,t,false))})}intersectAll(t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithSetOperations(this.#e.queryNode,parseSetOperations(`intersect`,t,true))})}except(t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithSetOperations(this.#e.queryNode,parseSetOperations(`except`,t,false))})}exceptAll(t){return new e({...this.#e,queryNode:select_query_node.L.cloneWithSetOperations(this.#e.queryNode,parseSetOperations(`except`,t,true))})}as(e){return new AliasedSelectQueryBuilderImpl(this,e)}clearSelect(){return new e({...this.#e,queryNode:select_query_node.L.cloneWithoutSelections(this.#e.queryNode)})}clearWhere(){return new e({...this.#e,queryNode:query_node.L.cloneWithoutWhere(this.#e.queryNode)})}clearLimit(){return new e({...this.#e,queryNode:select_query_node.L.cloneWithoutLimit(this.#e.queryNode)})}clearOffset(){return new e({...this.#e,queryNode:select_query_node.L.cloneWithoutOffset(this.#e.queryNode)})}clearOrderBy(){return new e({...this.#e,queryNode:query_node.L.cloneWithoutOrderBy(this.#e.queryNode)})}clearGroupBy(){return new e({...this.#e,queryNode:select_query_node.L.cloneWithoutGroupBy(this.#e.queryNode)})}$call(e){return e(this)}$if(t,n){if(t){return n(this)}return new e({...this.#e})}$castTo(){return new e(this.#e)}$narrowType(){return new e(this.#e)}$assertType(){return new e(this.#e)}$asTuple(){return new expression_wrapper.Is(this.toOperationNode())}$asScalar(){return new expression_wrapper.Is(this.toOperationNode())}withPlugin(t){return new e({...this.#e,executor:this.#e.executor.withPlugin(t)})}toOperationNode(){return this.#e.executor.transformQuery(this.#e.queryNode,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){const t=this.compile();const n=await this.#e.executor.executeQuery(t,e);return n.rows}async executeTakeFirst(e){const[t]=await this.execute(e);return t}async executeTakeFirstOrThrow(e){if(typeof e===`function`){e={errorConstructor:e}}const t=await this.executeTakeFirst(e);if(t===undefined){const t=e?.errorConstructor??no_result_error.F;const n=(0,no_result_error.x)(t)?new t(this.toOperationNode()):t(this.toOperationNode());throw n}return t}async*stream(e){if(typeof e!==`object`){e={chunkSize:e}}const t=this.compile();const n=this.#e.executor.stream(t,e.chunkSize??100,e);for await(const e of n){yield*e.rows}}async explain(t,n){const r=new e({...this.#e,queryNode:query_node.L.cloneWithExplain(this.#e.queryNode,t,n)});return await r.execute()}}e=SelectQueryBuilderImpl;function createSelectQueryBuilder(e){return new SelectQueryBuilderImpl(e)}class AliasedSelectQueryBuilderImpl{#e;#t;constructor(e,t){this.#e=e;this.#t=t}get expression(){return this.#e}get alias(){return this.#t}get isAliasedSelectQueryBuilder(){return true}toOperationNode(){return alias_node.N.create(this.#e.toOperationNode(),identifier_node.O.create(this.#t))}}

}),

15845:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
E:()=>CompiledQuery
});
var _operation_node_raw_node_js__1__ = __load__(76872);
var _util_object_utils_js__0__ = __load__(89618);
var _util_query_id_js__2__ = __load__(19050);
function isCompiledQuery(e){return r(e)&&Object.hasOwn(e,`parameters`)&&Object.hasOwn(e,`query`)&&Object.hasOwn(e,`queryId`)&&Object.hasOwn(e,`sql`)&&i(e.sql)&&Array.isArray(e.parameters)&&t(e.query)}const CompiledQuery=(0,_util_object_utils_js__0__.CN)({raw(t,r=[]){return (0,_util_object_utils_js__0__.CN)({sql:t,query:_operation_node_raw_node_js__1__.z.createWithSql(t),parameters:(0,_util_object_utils_js__0__.CN)(r),queryId:(0,_util_query_id_js__2__.a)()})}});

}),

98725:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
n:()=>DefaultQueryCompiler
});

var create_table_node = __load__(85361);
var insert_query_node = __load__(49738);
var object_utils = __load__(89618);
;// node_modules/kysely/dist/operation-node/operation-node-visitor.js
class OperationNodeVisitor{nodeStack=[];get parentNode(){return this.nodeStack[this.nodeStack.length-2]}#e=(0,object_utils.CN)({AliasNode:this.visitAlias.bind(this),ColumnNode:this.visitColumn.bind(this),IdentifierNode:this.visitIdentifier.bind(this),SchemableIdentifierNode:this.visitSchemableIdentifier.bind(this),RawNode:this.visitRaw.bind(this),ReferenceNode:this.visitReference.bind(this),SelectQueryNode:this.visitSelectQuery.bind(this),SelectionNode:this.visitSelection.bind(this),TableNode:this.visitTable.bind(this),FromNode:this.visitFrom.bind(this),SelectAllNode:this.visitSelectAll.bind(this),AndNode:this.visitAnd.bind(this),OrNode:this.visitOr.bind(this),ValueNode:this.visitValue.bind(this),ValueListNode:this.visitValueList.bind(this),PrimitiveValueListNode:this.visitPrimitiveValueList.bind(this),ParensNode:this.visitParens.bind(this),JoinNode:this.visitJoin.bind(this),OperatorNode:this.visitOperator.bind(this),WhereNode:this.visitWhere.bind(this),InsertQueryNode:this.visitInsertQuery.bind(this),DeleteQueryNode:this.visitDeleteQuery.bind(this),ReturningNode:this.visitReturning.bind(this),CreateTableNode:this.visitCreateTable.bind(this),AddColumnNode:this.visitAddColumn.bind(this),ColumnDefinitionNode:this.visitColumnDefinition.bind(this),DropTableNode:this.visitDropTable.bind(this),DataTypeNode:this.visitDataType.bind(this),OrderByNode:this.visitOrderBy.bind(this),OrderByItemNode:this.visitOrderByItem.bind(this),GroupByNode:this.visitGroupBy.bind(this),GroupByItemNode:this.visitGroupByItem.bind(this),UpdateQueryNode:this.visitUpdateQuery.bind(this),ColumnUpdateNode:this.visitColumnUpdate.bind(this),LimitNode:this.visitLimit.bind(this),OffsetNode:this.visitOffset.bind(this),OnConflictNode:this.visitOnConflict.bind(this),OnDuplicateKeyNode:this.visitOnDuplicateKey.bind(this),CreateIndexNode:this.visitCreateIndex.bind(this),DropIndexNode:this.visitDropIndex.bind(this),ListNode:this.visitList.bind(this),PrimaryKeyConstraintNode:this.visitPrimaryKeyConstraint.bind(this),UniqueConstraintNode:this.visitUniqueConstraint.bind(this),ReferencesNode:this.visitReferences.bind(this),CheckConstraintNode:this.visitCheckConstraint.bind(this),WithNode:this.visitWith.bind(this),CommonTableExpressionNode:this.visitCommonTableExpression.bind(this),CommonTableExpressionNameNode:this.visitCommonTableExpressionName.bind(this),HavingNode:this.visitHaving.bind(this),CreateSchemaNode:this.visitCreateSchema.bind(this),DropSchemaNode:this.visitDropSchema.bind(this),AlterTableNode:this.visitAlterTable.bind(this),DropColumnNode:this.visitDropColumn.bind(this),RenameColumnNode:this.visitRenameColumn.bind(this),AlterColumnNode:this.visitAlterColumn.bind(this),ModifyColumnNode:this.visitModifyColumn.bind(this),AddConstraintNode:this.visitAddConstraint.bind(this),DropConstraintNode:this.visitDropConstraint.bind(this),RenameConstraintNode:this.visitRenameConstraint.bind(this),ForeignKeyConstraintNode:this.visitForeignKeyConstraint.bind(this),CreateViewNode:this.visitCreateView.bind(this),RefreshMaterializedViewNode:this.visitRefreshMaterializedView.bind(this),DropViewNode:this.visitDropView.bind(this),GeneratedNode:this.visitGenerated.bind(this),DefaultValueNode:this.visitDefaultValue.bind(this),OnNode:this.visitOn.bind(this),ValuesNode:this.visitValues.bind(this),SelectModifierNode:this.visitSelectModifier.bind(this),CreateTypeNode:this.visitCreateType.bind(this),DropTypeNode:this.visitDropType.bind(this),ExplainNode:this.visitExplain.bind(this),DefaultInsertValueNode:this.visitDefaultInsertValue.bind(this),AggregateFunctionNode:this.visitAggregateFunction.bind(this),OverNode:this.visitOver.bind(this),PartitionByNode:this.visitPartitionBy.bind(this),PartitionByItemNode:this.visitPartitionByItem.bind(this),SetOperationNode:this.visitSetOperation.bind(this),BinaryOperationNode:this.visitBinaryOperation.bind(this),UnaryOperationNode:this.visitUnaryOperation.bind(this),UsingNode:this.visitUsing.bind(this),FunctionNode:this.visitFunction.bind(this),CaseNode:this.visitCase.bind(this),WhenNode:this.visitWhen.bind(this),JSONReferenceNode:this.visitJSONReference.bind(this),JSONPathNode:this.visitJSONPath.bind(this),JSONPathLegNode:this.visitJSONPathLeg.bind(this),JSONOperatorChainNode:this.visitJSONOperatorChain.bind(this),TupleNode:this.visitTuple.bind(this),MergeQueryNode:this.visitMergeQuery.bind(this),MatchedNode:this.visitMatched.bind(this),AddIndexNode:this.visitAddIndex.bind(this),CastNode:this.visitCast.bind(this),FetchNode:this.visitFetch.bind(this),TopNode:this.visitTop.bind(this),OutputNode:this.visitOutput.bind(this),OrActionNode:this.visitOrAction.bind(this),CollateNode:this.visitCollate.bind(this),AlterTypeNode:this.visitAlterType.bind(this),AddValueNode:this.visitAddValue.bind(this),RenameValueNode:this.visitRenameValue.bind(this)});visitNode=e=>{this.nodeStack.push(e);this.#e[e.kind](e);this.nodeStack.pop()}}
var operator_node = __load__(74998);
var parens_node = __load__(41321);
var raw_node = __load__(76872);
var create_view_node = __load__(11870);
var set_operation_node = __load__(46546);
var when_node = __load__(75190);
;// node_modules/kysely/dist/query-compiler/default-query-compiler.js
const g=/'/g;const _=/['"]/g;class DefaultQueryCompiler extends OperationNodeVisitor{#e=``;#t=[];get numParameters(){return this.#t.length}compileQuery(e,t){this.#e=``;this.#t=[];this.nodeStack.splice(0,this.nodeStack.length);this.visitNode(e);return (0,object_utils.CN)({query:e,queryId:t,sql:this.getSql(),parameters:[...this.#t]})}getSql(){return this.#e}visitSelectQuery(n){const r=this.parentNode!==undefined&&!parens_node.k.is(this.parentNode)&&!insert_query_node.o.is(this.parentNode)&&!create_table_node.B.is(this.parentNode)&&!create_view_node.Y.is(this.parentNode)&&!set_operation_node.i.is(this.parentNode);if(this.parentNode===undefined&&n.explain){this.visitNode(n.explain);this.append(` `)}if(r){this.append(`(`)}if(n.with){this.visitNode(n.with);this.append(` `)}this.append(`select`);if(n.distinctOn){this.append(` `);this.compileDistinctOn(n.distinctOn)}if(n.frontModifiers?.length){this.append(` `);this.compileList(n.frontModifiers,` `)}if(n.top){this.append(` `);this.visitNode(n.top)}if(n.selections){this.append(` `);this.compileList(n.selections)}if(n.from){this.append(` `);this.visitNode(n.from)}if(n.joins){this.append(` `);this.compileList(n.joins,` `)}if(n.where){this.append(` `);this.visitNode(n.where)}if(n.groupBy){this.append(` `);this.visitNode(n.groupBy)}if(n.having){this.append(` `);this.visitNode(n.having)}if(n.setOperations){this.append(` `);this.compileList(n.setOperations,` `)}if(n.orderBy){this.append(` `);this.visitNode(n.orderBy)}if(n.limit){this.append(` `);this.visitNode(n.limit)}if(n.offset){this.append(` `);this.visitNode(n.offset)}if(n.fetch){this.append(` `);this.visitNode(n.fetch)}if(n.endModifiers?.length){this.append(` `);this.compileList(this.sortSelectModifiers(n.endModifiers),` `)}if(r){this.append(`)`)}}visitFrom(e){this.append(`from `);this.compileList(e.froms)}visitSelection(e){this.visitNode(e.selection)}visitColumn(e){this.visitNode(e.column)}compileDistinctOn(e){this.append(`distinct on (`);this.compileList(e);this.append(`)`)}compileList(e,t=`, `){const n=e.length-1;for(let r=0;r<=n;r++){this.visitNode(e[r]);if(r<n){this.append(t)}}}visitWhere(e){this.append(`where `);this.visitNode(e.where)}visitHaving(e){this.append(`having `);this.visitNode(e.having)}visitInsertQuery(e){const t=this.parentNode!==undefined&&!parens_node.k.is(this.parentNode)&&!raw_node.z.is(this.parentNode)&&!when_node.t.is(this.parentNode);if(this.parentNode===undefined&&e.explain){this.visitNode(e.explain);this.append(` `)}if(t){this.append(`(`)}if(e.with){this.visitNode(e.with);this.append(` `)}this.append(e.replace?`replace`:`insert`);if(e.orAction){this.append(` `);this.visitNode(e.orAction)}if(e.top){this.append(` `);this.visitNode(e.top)}if(e.into){this.append(` into `);this.visitNode(e.into)}if(e.columns){this.append(` (`);this.compileList(e.columns);this.append(`)`)}if(e.output){this.append(` `);this.visitNode(e.output)}if(e.values){this.append(` `);this.visitNode(e.values)}if(e.defaultValues){this.append(` `);this.append(`default values`)}if(e.onConflict){this.append(` `);this.visitNode(e.onConflict)}if(e.onDuplicateKey){this.append(` `);this.visitNode(e.onDuplicateKey)}if(e.returning){this.append(` `);this.visitNode(e.returning)}if(t){this.append(`)`)}if(e.endModifiers?.length){this.append(` `);this.compileList(e.endModifiers,` `)}}visitValues(e){this.append(`values `);this.compileList(e.values)}visitDeleteQuery(e){const t=this.parentNode!==undefined&&!parens_node.k.is(this.parentNode)&&!raw_node.z.is(this.parentNode);if(this.parentNode===undefined&&e.explain){this.visitNode(e.explain);this.append(` `)}if(t){this.append(`(`)}if(e.with){this.visitNode(e.with);this.append(` `)}this.append(`delete `);if(e.top){this.visitNode(e.top);this.append(` `)}this.visitNode(e.from);if(e.output){this.append(` `);this.visitNode(e.output)}if(e.using){this.append(` `);this.visitNode(e.using)}if(e.joins){this.append(` `);this.compileList(e.joins,` `)}if(e.where){this.append(` `);this.visitNode(e.where)}if(e.returning){this.append(` `);this.visitNode(e.returning)}if(e.orderBy){this.append(` `);this.visitNode(e.orderBy)}if(e.limit){this.append(` `);this.visitNode(e.limit)}if(t){this.append(`)`)}if(e.endModifiers?.length){this.append(` `);this.compileList(e.endModifiers,` `)}}visitReturning(e){this.append(`returning `);this.compileList(e.selections)}visitAlias(e){this.visitNode(e.node);this.append(` as `);this.visitNode(e.alias)}visitReference(e){if(e.table){this.visitNode(e.table);this.append(`.`)}this.visitNode(e.column)}visitSelectAll(e){this.append(`*`)}visitIdentifier(e){this.append(this.getLeftIdentifierWrapper());this.compileUnwrappedIdentifier(e);this.append(this.getRightIdentifierWrapper())}compileUnwrappedIdentifier(e){if(!(0,object_utils.Kg)(e.name)){throw new Error(`a non-string identifier was passed to compileUnwrappedIdentifier.`)}this.append(this.sanitizeIdentifier(e.name))}visitAnd(e){this.visitNode(e.left);this.append(` and `);this.visitNode(e.right)}visitOr(e){this.visitNode(e.left);this.append(` or `);this.visitNode(e.right)}visitValue(e){if(e.immediate){this.appendImmediateValue(e.value)}else{this.appendValue(e.value)}}visitValueList(e){this.append(`(`);this.compileList(e.values);this.append(`)`)}visitTuple(e){this.append(`(`);this.compileList(e.values);this.append(`)`)}visitPrimitiveValueList(e){this.append(`(`);const{values:t}=e;for(let e=0;e<t.length;++e){this.appendValue(t[e]);if(e!==t.length-1){this.append(`, `)}}this.append(`)`)}visitParens(e){this.append(`(`);this.visitNode(e.node);this.append(`)`)}visitJoin(e){this.append(b[e.joinType]);this.append(` `);this.visitNode(e.table);if(e.on){this.append(` `);this.visitNode(e.on)}}visitOn(e){this.append(`on `);this.visitNode(e.on)}visitRaw(e){const{sqlFragments:t,parameters:n}=e;for(let e=0;e<t.length;++e){this.append(t[e]);if(n.length>e){this.visitNode(n[e])}}}visitOperator(e){this.append(e.operator)}visitTable(e){this.visitNode(e.table)}visitSchemableIdentifier(e){if(e.schema){this.visitNode(e.schema);this.append(`.`)}this.visitNode(e.identifier)}visitCreateTable(e){this.append(`create `);if(e.frontModifiers?.length){this.compileList(e.frontModifiers,` `);this.append(` `)}if(e.temporary){this.append(`temporary `)}this.append(`table `);if(e.ifNotExists){this.append(`if not exists `)}this.visitNode(e.table);if(!e.selectQuery){this.append(` (`);this.compileList([...e.columns,...e.constraints??[],...e.indexes??[]]);this.append(`)`)}if(e.onCommit){this.append(` on commit `);this.append(e.onCommit)}if(e.endModifiers?.length){this.append(` `);this.compileList(e.endModifiers,` `)}if(e.selectQuery){this.append(` as `);this.visitNode(e.selectQuery)}}visitColumnDefinition(e){if(e.ifNotExists){this.append(`if not exists `)}this.visitNode(e.column);this.append(` `);this.visitNode(e.dataType);if(e.unsigned){this.append(` unsigned`)}if(e.frontModifiers&&e.frontModifiers.length>0){this.append(` `);this.compileList(e.frontModifiers,` `)}if(e.generated){this.append(` `);this.visitNode(e.generated)}if(e.identity){this.append(` identity`)}if(e.defaultTo){this.append(` `);this.visitNode(e.defaultTo)}if(e.notNull){this.append(` not null`)}if(e.unique){this.append(` unique`)}if(e.nullsNotDistinct){this.append(` nulls not distinct`)}if(e.primaryKey){this.append(` primary key`)}if(e.autoIncrement){this.append(` `);this.append(this.getAutoIncrement())}if(e.references){this.append(` `);this.visitNode(e.references)}if(e.check){this.append(` `);this.visitNode(e.check)}if(e.endModifiers&&e.endModifiers.length>0){this.append(` `);this.compileList(e.endModifiers,` `)}}getAutoIncrement(){return`auto_increment`}visitReferences(e){this.append(`references `);this.visitNode(e.table);this.append(` (`);this.compileList(e.columns);this.append(`)`);if(e.onDelete){this.append(` on delete `);this.append(e.onDelete)}if(e.onUpdate){this.append(` on update `);this.append(e.onUpdate)}}visitDropTable(e){this.append(`drop `);if(e.temporary){this.append(`temporary `)}this.append(`table `);if(e.ifExists){this.append(`if exists `)}this.visitNode(e.table);if(e.cascade){this.append(` cascade`)}}visitDataType(e){this.append(e.dataType)}visitOrderBy(e){this.append(`order by `);this.compileList(e.items)}visitOrderByItem(e){this.visitNode(e.orderBy);if(e.collation){this.append(` `);this.visitNode(e.collation)}if(e.direction){this.append(` `);this.visitNode(e.direction)}if(e.nulls){this.append(` nulls `);this.append(e.nulls)}}visitGroupBy(e){this.append(`group by `);this.compileList(e.items)}visitGroupByItem(e){this.visitNode(e.groupBy)}visitUpdateQuery(e){const t=this.parentNode!==undefined&&!parens_node.k.is(this.parentNode)&&!raw_node.z.is(this.parentNode)&&!when_node.t.is(this.parentNode);if(this.parentNode===undefined&&e.explain){this.visitNode(e.explain);this.append(` `)}if(t){this.append(`(`)}if(e.with){this.visitNode(e.with);this.append(` `)}this.append(`update `);if(e.top){this.visitNode(e.top);this.append(` `)}if(e.table){this.visitNode(e.table);this.append(` `)}this.append(`set `);if(e.updates){this.compileList(e.updates)}if(e.output){this.append(` `);this.visitNode(e.output)}if(e.from){this.append(` `);this.visitNode(e.from)}if(e.joins){if(!e.from){throw new Error(`Joins in an update query are only supported as a part of a PostgreSQL 'update set from join' query. If you want to create a MySQL 'update join set' query, see https://kysely.dev/docs/examples/update/my-sql-joins`)}this.append(` `);this.compileList(e.joins,` `)}if(e.where){this.append(` `);this.visitNode(e.where)}if(e.returning){this.append(` `);this.visitNode(e.returning)}if(e.orderBy){this.append(` `);this.visitNode(e.orderBy)}if(e.limit){this.append(` `);this.visitNode(e.limit)}if(t){this.append(`)`)}if(e.endModifiers?.length){this.append(` `);this.compileList(e.endModifiers,` `)}}visitColumnUpdate(e){this.visitNode(e.column);this.append(` = `);this.visitNode(e.value)}visitLimit(e){this.append(`limit `);this.visitNode(e.limit)}visitOffset(e){this.append(`offset `);this.visitNode(e.offset)}visitOnConflict(e){this.append(`on conflict`);if(e.columns){this.append(` (`);this.compileList(e.columns);this.append(`)`)}else if(e.constraint){this.append(` on constraint `);this.visitNode(e.constraint)}else if(e.indexExpression){this.append(` (`);this.visitNode(e.indexExpression);this.append(`)`)}if(e.indexWhere){this.append(` `);this.visitNode(e.indexWhere)}if(e.doNothing===true){this.append(` do nothing`)}else if(e.updates){this.append(` do update set `);this.compileList(e.updates);if(e.updateWhere){this.append(` `);this.visitNode(e.updateWhere)}}}visitOnDuplicateKey(e){this.append(`on duplicate key update `);this.compileList(e.updates)}visitCreateIndex(e){this.append(`create `);if(e.unique){this.append(`unique `)}this.append(`index `);if(e.ifNotExists){this.append(`if not exists `)}this.visitNode(e.name);if(e.table){this.append(` on `);this.visitNode(e.table)}if(e.using){this.append(` using `);this.visitNode(e.using)}if(e.columns){this.append(` (`);this.compileList(e.columns);this.append(`)`)}if(e.nullsNotDistinct){this.append(` nulls not distinct`)}if(e.where){this.append(` `);this.visitNode(e.where)}}visitDropIndex(e){this.append(`drop index `);if(e.ifExists){this.append(`if exists `)}this.visitNode(e.name);if(e.table){this.append(` on `);this.visitNode(e.table)}if(e.cascade){this.append(` cascade`)}}visitCreateSchema(e){this.append(`create schema `);if(e.ifNotExists){this.append(`if not exists `)}this.visitNode(e.schema)}visitDropSchema(e){this.append(`drop schema `);if(e.ifExists){this.append(`if exists `)}this.visitNode(e.schema);if(e.cascade){this.append(` cascade`)}}visitPrimaryKeyConstraint(e){if(e.name){this.append(`constraint `);this.visitNode(e.name);this.append(` `)}this.append(`primary key (`);this.compileList(e.columns);this.append(`)`);this.buildDeferrable(e)}buildDeferrable(e){if(e.deferrable!==undefined){if(e.deferrable){this.append(` deferrable`)}else{this.append(` not deferrable`)}}if(e.initiallyDeferred!==undefined){if(e.initiallyDeferred){this.append(` initially deferred`)}else{this.append(` initially immediate`)}}}visitUniqueConstraint(e){if(e.name){this.append(`constraint `);this.visitNode(e.name);this.append(` `)}this.append(`unique`);if(e.nullsNotDistinct){this.append(` nulls not distinct`)}this.append(` (`);this.compileList(e.columns);this.append(`)`);this.buildDeferrable(e)}visitCheckConstraint(e){if(e.name){this.append(`constraint `);this.visitNode(e.name);this.append(` `)}this.append(`check (`);this.visitNode(e.expression);this.append(`)`)}visitForeignKeyConstraint(e){if(e.name){this.append(`constraint `);this.visitNode(e.name);this.append(` `)}this.append(`foreign key (`);this.compileList(e.columns);this.append(`) `);this.visitNode(e.references);if(e.onDelete){this.append(` on delete `);this.append(e.onDelete)}if(e.onUpdate){this.append(` on update `);this.append(e.onUpdate)}this.buildDeferrable(e)}visitList(e){this.compileList(e.items)}visitWith(e){this.append(`with `);if(e.recursive){this.append(`recursive `)}this.compileList(e.expressions)}visitCommonTableExpression(e){this.visitNode(e.name);this.append(` as `);if((0,object_utils.Lm)(e.materialized)){if(!e.materialized){this.append(`not `)}this.append(`materialized `)}this.visitNode(e.expression)}visitCommonTableExpressionName(e){this.visitNode(e.table);if(e.columns){this.append(`(`);this.compileList(e.columns);this.append(`)`)}}visitAlterTable(e){this.append(`alter table `);this.visitNode(e.table);this.append(` `);if(e.renameTo){this.append(`rename to `);this.visitNode(e.renameTo)}if(e.setSchema){this.append(`set schema `);this.visitNode(e.setSchema)}if(e.addConstraint){this.visitNode(e.addConstraint)}if(e.dropConstraint){this.visitNode(e.dropConstraint)}if(e.renameConstraint){this.visitNode(e.renameConstraint)}if(e.columnAlterations){this.compileColumnAlterations(e.columnAlterations)}if(e.addIndex){this.visitNode(e.addIndex)}if(e.dropIndex){this.visitNode(e.dropIndex)}}visitAddColumn(e){this.append(`add column `);this.visitNode(e.column)}visitRenameColumn(e){this.append(`rename column `);this.visitNode(e.column);this.append(` to `);this.visitNode(e.renameTo)}visitDropColumn(e){this.append(`drop column `);if(e.ifExists){this.append(`if exists `)}this.visitNode(e.column)}visitAlterColumn(e){this.append(`alter column `);this.visitNode(e.column);this.append(` `);if(e.dataType){if(this.announcesNewColumnDataType()){this.append(`type `)}this.visitNode(e.dataType);if(e.dataTypeExpression){this.append(`using `);this.visitNode(e.dataTypeExpression)}}if(e.setDefault){this.append(`set default `);this.visitNode(e.setDefault)}if(e.dropDefault){this.append(`drop default`)}if(e.setNotNull){this.append(`set not null`)}if(e.dropNotNull){this.append(`drop not null`)}}visitModifyColumn(e){this.append(`modify column `);this.visitNode(e.column)}visitAddConstraint(e){this.append(`add `);this.visitNode(e.constraint)}visitDropConstraint(e){this.append(`drop constraint `);if(e.ifExists){this.append(`if exists `)}this.visitNode(e.constraintName);if(e.modifier===`cascade`){this.append(` cascade`)}else if(e.modifier===`restrict`){this.append(` restrict`)}}visitRenameConstraint(e){this.append(`rename constraint `);this.visitNode(e.oldName);this.append(` to `);this.visitNode(e.newName)}visitSetOperation(e){this.append(e.operator);this.append(` `);if(e.all){this.append(`all `)}this.visitNode(e.expression)}visitCreateView(e){this.append(`create `);if(e.orReplace){this.append(`or replace `)}if(e.materialized){this.append(`materialized `)}if(e.temporary){this.append(`temporary `)}this.append(`view `);if(e.ifNotExists){this.append(`if not exists `)}this.visitNode(e.name);this.append(` `);if(e.columns){this.append(`(`);this.compileList(e.columns);this.append(`) `)}if(e.as){this.append(`as `);this.visitNode(e.as)}}visitRefreshMaterializedView(e){this.append(`refresh materialized view `);if(e.concurrently){this.append(`concurrently `)}this.visitNode(e.name);if(e.withNoData){this.append(` with no data`)}else{this.append(` with data`)}}visitDropView(e){this.append(`drop `);if(e.materialized){this.append(`materialized `)}this.append(`view `);if(e.ifExists){this.append(`if exists `)}this.visitNode(e.name);if(e.cascade){this.append(` cascade`)}}visitGenerated(e){this.append(`generated `);if(e.always){this.append(`always `)}if(e.byDefault){this.append(`by default `)}this.append(`as `);if(e.identity){this.append(`identity`)}if(e.expression){this.append(`(`);this.visitNode(e.expression);this.append(`)`)}if(e.stored){this.append(` stored`)}}visitDefaultValue(e){this.append(`default `);this.visitNode(e.defaultValue)}visitSelectModifier(e){if(e.rawModifier){this.visitNode(e.rawModifier)}else{this.append(v[e.modifier])}if(e.of){this.append(` of `);this.compileList(e.of,`, `)}}visitCreateType(e){this.append(`create type `);this.visitNode(e.name);if(e.enum){this.append(` as enum `);this.visitNode(e.enum)}}visitDropType(e){this.append(`drop type `);if(e.ifExists){this.append(`if exists `)}this.visitNode(e.name);if(e.additionalNames?.length){this.append(`, `);this.compileList(e.additionalNames)}if(e.cascade){this.append(` cascade`)}}visitAlterType(e){this.append(`alter type `);this.visitNode(e.name);this.append(` `);if(e.addValue){this.visitNode(e.addValue)}else if(e.renameTo){this.append(`rename to `);this.visitNode(e.renameTo)}else if(e.renameValue){this.visitNode(e.renameValue)}else if(e.setSchema){this.append(`set schema `);this.visitNode(e.setSchema)}}visitAddValue(e){this.append(`add value `);if(e.ifNotExists){this.append(`if not exists `)}this.visitNode(e.value);if(e.neighborValue){this.append(e.isBefore?` before `:` after `);this.visitNode(e.neighborValue)}}visitRenameValue(e){this.append(`rename value `);this.visitNode(e.oldValue);this.append(` to `);this.visitNode(e.newValue)}visitExplain(e){this.append(`explain`);if(e.options||e.format){this.append(` `);this.append(this.getLeftExplainOptionsWrapper());if(e.options){this.visitNode(e.options);if(e.format){this.append(this.getExplainOptionsDelimiter())}}if(e.format){this.append(`format`);this.append(this.getExplainOptionAssignment());this.append(e.format)}this.append(this.getRightExplainOptionsWrapper())}}visitDefaultInsertValue(e){this.append(`default`)}visitAggregateFunction(e){this.append(e.func);this.append(`(`);if(e.distinct){this.append(`distinct `)}this.compileList(e.aggregated);if(e.orderBy){this.append(` `);this.visitNode(e.orderBy)}this.append(`)`);if(e.withinGroup){this.append(` within group (`);this.visitNode(e.withinGroup);this.append(`)`)}if(e.filter){this.append(` filter(`);this.visitNode(e.filter);this.append(`)`)}if(e.over){this.append(` `);this.visitNode(e.over)}}visitOver(e){this.append(`over(`);if(e.partitionBy){this.visitNode(e.partitionBy);if(e.orderBy){this.append(` `)}}if(e.orderBy){this.visitNode(e.orderBy)}this.append(`)`)}visitPartitionBy(e){this.append(`partition by `);this.compileList(e.items)}visitPartitionByItem(e){this.visitNode(e.partitionBy)}visitBinaryOperation(e){this.visitNode(e.leftOperand);this.append(` `);this.visitNode(e.operator);this.append(` `);this.visitNode(e.rightOperand)}visitUnaryOperation(e){this.visitNode(e.operator);if(!this.isMinusOperator(e.operator)){this.append(` `)}this.visitNode(e.operand)}isMinusOperator(e){return operator_node.zX.is(e)&&e.operator===`-`}visitUsing(e){this.append(`using `);this.compileList(e.tables)}visitFunction(e){this.append(e.func);this.append(`(`);this.compileList(e.arguments);this.append(`)`)}visitCase(e){this.append(`case`);if(e.value){this.append(` `);this.visitNode(e.value)}if(e.when){this.append(` `);this.compileList(e.when,` `)}if(e.else){this.append(` else `);this.visitNode(e.else)}this.append(` end`);if(e.isStatement){this.append(` case`)}}visitWhen(e){this.append(`when `);this.visitNode(e.condition);if(e.result){this.append(` then `);this.visitNode(e.result)}}visitJSONReference(e){this.visitNode(e.reference);this.visitNode(e.traversal)}visitJSONPath(e){if(e.inOperator){this.visitNode(e.inOperator)}this.append(`'$`);for(const t of e.pathLegs){this.visitNode(t)}this.append(`'`)}visitJSONPathLeg(e){const t=e.type===`ArrayLocation`;const n=String(e.value);if(t){this.append(`[`);this.append(this.sanitizeStringLiteral(n));this.append(`]`)}else{this.append(`."`);this.append(this.sanitizeJSONPathMemberValue(n));this.append(`"`)}}visitJSONOperatorChain(e){for(let t=0,n=e.values.length;t<n;t++){if(t===n-1){this.visitNode(e.operator)}else{this.append(`->`)}this.visitNode(e.values[t])}}visitMergeQuery(e){if(e.with){this.visitNode(e.with);this.append(` `)}this.append(`merge `);if(e.top){this.visitNode(e.top);this.append(` `)}this.append(`into `);this.visitNode(e.into);if(e.using){this.append(` `);this.visitNode(e.using)}if(e.whens){this.append(` `);this.compileList(e.whens,` `)}if(e.returning){this.append(` `);this.visitNode(e.returning)}if(e.output){this.append(` `);this.visitNode(e.output)}if(e.endModifiers?.length){this.append(` `);this.compileList(e.endModifiers,` `)}}visitMatched(e){if(e.not){this.append(`not `)}this.append(`matched`);if(e.bySource){this.append(` by source`)}}visitAddIndex(t){if(!this.parentNode||!create_table_node.B.is(this.parentNode)){this.append(`add `)}if(t.unique){this.append(`unique `)}this.append(`index `);this.visitNode(t.name);if(t.columns){this.append(` (`);this.compileList(t.columns);this.append(`)`)}if(t.using){this.append(` using `);this.visitNode(t.using)}}visitCast(e){this.append(`cast(`);this.visitNode(e.expression);this.append(` as `);this.visitNode(e.dataType);this.append(`)`)}visitFetch(e){this.append(`fetch next `);this.visitNode(e.rowCount);this.append(` rows ${e.modifier}`)}visitOutput(e){this.append(`output `);this.compileList(e.selections)}visitTop(e){this.append(`top(${e.expression})`);if(e.modifiers){this.append(` ${e.modifiers}`)}}visitOrAction(e){this.append(e.action)}visitCollate(e){this.append(`collate `);this.visitNode(e.collation)}append(e){this.#e+=e}appendValue(e){this.addParameter(e);this.append(this.getCurrentParameterPlaceholder())}getLeftIdentifierWrapper(){return`"`}getRightIdentifierWrapper(){return`"`}getCurrentParameterPlaceholder(){return`$`+this.numParameters}getLeftExplainOptionsWrapper(){return`(`}getExplainOptionAssignment(){return` `}getExplainOptionsDelimiter(){return`, `}getRightExplainOptionsWrapper(){return`)`}sanitizeIdentifier(e){const t=this.getLeftIdentifierWrapper();const n=this.getRightIdentifierWrapper();let r=``;for(const i of e){r+=i;if(i===t){r+=t}else if(i===n){r+=n}}return r}sanitizeStringLiteral(e){return e.replace(g,`''`)}sanitizeJSONPathMemberValue(e){return e.replace(_,e=>e===`'`?`''`:`\\"`)}addParameter(e){this.#t.push(e)}appendImmediateValue(e){if((0,object_utils.Kg)(e)){this.appendStringLiteral(e)}else if((0,object_utils.Et)(e)||(0,object_utils.Lm)(e)||(0,object_utils.sI)(e)){this.append(e.toString())}else if((0,object_utils.kZ)(e)){this.append(`null`)}else if((0,object_utils.$P)(e)){this.appendImmediateValue(e.toISOString())}else{throw new Error(`invalid immediate value ${e}`)}}appendStringLiteral(e){this.append(`'`);this.append(this.sanitizeStringLiteral(e));this.append(`'`)}sortSelectModifiers(e){return (0,object_utils.CN)(e.toSorted((e,t)=>e.modifier&&t.modifier?y[e.modifier]-y[t.modifier]:1))}compileColumnAlterations(e){this.compileList(e)}announcesNewColumnDataType(){return true}}const v=(0,object_utils.CN)({ForKeyShare:`for key share`,ForNoKeyUpdate:`for no key update`,ForUpdate:`for update`,ForShare:`for share`,NoWait:`nowait`,SkipLocked:`skip locked`,Distinct:`distinct`});const y=(0,object_utils.CN)({ForKeyShare:1,ForNoKeyUpdate:1,ForUpdate:1,ForShare:1,NoWait:2,SkipLocked:2,Distinct:0});const b=(0,object_utils.CN)({InnerJoin:`inner join`,LeftJoin:`left join`,RightJoin:`right join`,FullJoin:`full join`,CrossJoin:`cross join`,LateralInnerJoin:`inner join lateral`,LateralLeftJoin:`left join lateral`,LateralCrossJoin:`cross join lateral`,OuterApply:`outer apply`,CrossApply:`cross apply`,Using:`using`});

}),

15378:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
n:()=>QueryCreator
});

var select_query_builder = __load__(99581);
var select_parser = __load__(61776);
var column_node = __load__(40988);
var primitive_value_list_node = __load__(84350);
var value_list_node = __load__(47234);
var object_utils = __load__(89618);
var value_parser = __load__(39331);
;// node_modules/kysely/dist/operation-node/values-node.js
const ValuesNode=(0,object_utils.CN)({is(e){return e.kind===`ValuesNode`},create(t){return (0,object_utils.CN)({kind:`ValuesNode`,values:(0,object_utils.CN)(t)})}});
var expression_parser = __load__(47416);
;// node_modules/kysely/dist/operation-node/default-insert-value-node.js
const DefaultInsertValueNode=(0,object_utils.CN)({is(e){return e.kind===`DefaultInsertValueNode`},create(){return (0,object_utils.CN)({kind:`DefaultInsertValueNode`})}});
var expression_builder = __load__(36151);
;// node_modules/kysely/dist/parser/insert-values-parser.js
function parseInsertExpression(e){const t=(0,object_utils.Tn)(e)?e((0,expression_builder.A)()):e;const n=(0,object_utils.MH)(t)?t:(0,object_utils.CN)([t]);return parseInsertColumnsAndValues(n)}function parseInsertColumnsAndValues(t){const n=parseColumnNamesAndIndexes(t);return[(0,object_utils.CN)([...n.keys()].map(column_node.Z.create)),ValuesNode.create(t.map(e=>parseRowValues(e,n)))]}function parseColumnNamesAndIndexes(e){const t=new Map;for(const n of e){const e=Object.keys(n);for(const r of e){if(!t.has(r)&&n[r]!==undefined){t.set(r,t.size)}}}return t}function parseRowValues(e,r){const i=Object.keys(e);const a=Array.from({length:r.size});let c=false;let d=i.length;for(const t of i){const n=r.get(t);if((0,object_utils.b0)(n)){d--;continue}const i=e[t];if((0,object_utils.b0)(i)||(0,expression_parser.SS)(i)){c=true}a[n]=i}const f=d<r.size;if(f||c){const e=DefaultInsertValueNode.create();return value_list_node.s.create(a.map(t=>(0,object_utils.b0)(t)?e:(0,value_parser.$s)(t)))}return primitive_value_list_node.h.create(a)}
var insert_query_node = __load__(49738);
var query_node = __load__(58290);
;// node_modules/kysely/dist/operation-node/column-update-node.js
const ColumnUpdateNode=(0,object_utils.CN)({is(e){return e.kind===`ColumnUpdateNode`},create(t,n){return (0,object_utils.CN)({kind:`ColumnUpdateNode`,column:t,value:n})}});
var reference_parser = __load__(76427);
;// node_modules/kysely/dist/parser/update-set-parser.js
function parseUpdate(...e){if(e.length===2){return[ColumnUpdateNode.create((0,reference_parser.$O)(e[0]),(0,value_parser.$s)(e[1]))]}return parseUpdateObjectExpression(e[0])}function parseUpdateObjectExpression(a){const o=(0,object_utils.Tn)(a)?a((0,expression_builder.A)()):a;return Object.entries(o).filter(([e,t])=>t!==undefined).map(([n,r])=>{return ColumnUpdateNode.create(column_node.Z.create(n),(0,value_parser.$s)(r))})}
;// node_modules/kysely/dist/operation-node/on-duplicate-key-node.js
const OnDuplicateKeyNode=(0,object_utils.CN)({is(e){return e.kind===`OnDuplicateKeyNode`},create(t){return (0,object_utils.CN)({kind:`OnDuplicateKeyNode`,updates:t})}});
;// node_modules/kysely/dist/query-builder/insert-result.js
class InsertResult{insertId;numInsertedOrUpdatedRows;constructor(e,t){this.insertId=e;this.numInsertedOrUpdatedRows=t}}
var no_result_error = __load__(54245);
var identifier_node = __load__(83695);
var where_node = __load__(7863);
;// node_modules/kysely/dist/operation-node/on-conflict-node.js
const OnConflictNode=(0,object_utils.CN)({is(e){return e.kind===`OnConflictNode`},create(){return (0,object_utils.CN)({kind:`OnConflictNode`})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})},cloneWithIndexWhere(n,r){return (0,object_utils.CN)({...n,indexWhere:n.indexWhere?where_node.o.cloneWithOperation(n.indexWhere,`And`,r):where_node.o.create(r)})},cloneWithIndexOrWhere(n,r){return (0,object_utils.CN)({...n,indexWhere:n.indexWhere?where_node.o.cloneWithOperation(n.indexWhere,`Or`,r):where_node.o.create(r)})},cloneWithUpdateWhere(n,r){return (0,object_utils.CN)({...n,updateWhere:n.updateWhere?where_node.o.cloneWithOperation(n.updateWhere,`And`,r):where_node.o.create(r)})},cloneWithUpdateOrWhere(n,r){return (0,object_utils.CN)({...n,updateWhere:n.updateWhere?where_node.o.cloneWithOperation(n.updateWhere,`Or`,r):where_node.o.create(r)})},cloneWithoutIndexWhere(t){return (0,object_utils.CN)({...t,indexWhere:undefined})},cloneWithoutUpdateWhere(t){return (0,object_utils.CN)({...t,updateWhere:undefined})}});
var binary_operation_parser = __load__(66041);
;// node_modules/kysely/dist/query-builder/on-conflict-builder.js
class OnConflictBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}column(t){const r=column_node.Z.create(t);return new OnConflictBuilder({...this.#e,onConflictNode:OnConflictNode.cloneWith(this.#e.onConflictNode,{columns:this.#e.onConflictNode.columns?(0,object_utils.CN)([...this.#e.onConflictNode.columns,r]):(0,object_utils.CN)([r])})})}columns(t){const r=t.map(column_node.Z.create);return new OnConflictBuilder({...this.#e,onConflictNode:OnConflictNode.cloneWith(this.#e.onConflictNode,{columns:this.#e.onConflictNode.columns?(0,object_utils.CN)([...this.#e.onConflictNode.columns,...r]):(0,object_utils.CN)(r)})})}constraint(e){return new OnConflictBuilder({...this.#e,onConflictNode:OnConflictNode.cloneWith(this.#e.onConflictNode,{constraint:identifier_node.O.create(e)})})}expression(e){return new OnConflictBuilder({...this.#e,onConflictNode:OnConflictNode.cloneWith(this.#e.onConflictNode,{indexExpression:e.toOperationNode()})})}where(...e){return new OnConflictBuilder({...this.#e,onConflictNode:OnConflictNode.cloneWithIndexWhere(this.#e.onConflictNode,(0,binary_operation_parser.GB)(e))})}whereRef(e,t,r){return new OnConflictBuilder({...this.#e,onConflictNode:OnConflictNode.cloneWithIndexWhere(this.#e.onConflictNode,(0,binary_operation_parser.vC)(e,t,r))})}clearWhere(){return new OnConflictBuilder({...this.#e,onConflictNode:OnConflictNode.cloneWithoutIndexWhere(this.#e.onConflictNode)})}doNothing(){return new OnConflictDoNothingBuilder({...this.#e,onConflictNode:OnConflictNode.cloneWith(this.#e.onConflictNode,{doNothing:true})})}doUpdateSet(e){return new OnConflictUpdateBuilder({...this.#e,onConflictNode:OnConflictNode.cloneWith(this.#e.onConflictNode,{updates:parseUpdateObjectExpression(e)})})}$call(e){return e(this)}}class OnConflictDoNothingBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}toOperationNode(){return this.#e.onConflictNode}}class OnConflictUpdateBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}where(...e){return new OnConflictUpdateBuilder({...this.#e,onConflictNode:OnConflictNode.cloneWithUpdateWhere(this.#e.onConflictNode,(0,binary_operation_parser.GB)(e))})}whereRef(e,t,r){return new OnConflictUpdateBuilder({...this.#e,onConflictNode:OnConflictNode.cloneWithUpdateWhere(this.#e.onConflictNode,(0,binary_operation_parser.vC)(e,t,r))})}clearWhere(){return new OnConflictUpdateBuilder({...this.#e,onConflictNode:OnConflictNode.cloneWithoutUpdateWhere(this.#e.onConflictNode)})}$call(e){return e(this)}toOperationNode(){return this.#e.onConflictNode}}
var top_parser = __load__(92664);
;// node_modules/kysely/dist/operation-node/or-action-node.js
const OrActionNode=(0,object_utils.CN)({is(e){return e.kind===`OrActionNode`},create(t){return (0,object_utils.CN)({kind:`OrActionNode`,action:t})}});
;// node_modules/kysely/dist/query-builder/insert-query-builder.js
class InsertQueryBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}values(e){const[t,i]=parseInsertExpression(e);return new InsertQueryBuilder({...this.#e,queryNode:insert_query_node.o.cloneWith(this.#e.queryNode,{columns:t,values:i})})}columns(e){return new InsertQueryBuilder({...this.#e,queryNode:insert_query_node.o.cloneWith(this.#e.queryNode,{columns:(0,object_utils.CN)(e.map(column_node.Z.create))})})}expression(e){return new InsertQueryBuilder({...this.#e,queryNode:insert_query_node.o.cloneWith(this.#e.queryNode,{values:(0,expression_parser.YK)(e)})})}defaultValues(){return new InsertQueryBuilder({...this.#e,queryNode:insert_query_node.o.cloneWith(this.#e.queryNode,{defaultValues:true})})}modifyEnd(e){return new InsertQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithEndModifier(this.#e.queryNode,e.toOperationNode())})}ignore(){return new InsertQueryBuilder({...this.#e,queryNode:insert_query_node.o.cloneWith(this.#e.queryNode,{orAction:OrActionNode.create(`ignore`)})})}orIgnore(){return new InsertQueryBuilder({...this.#e,queryNode:insert_query_node.o.cloneWith(this.#e.queryNode,{orAction:OrActionNode.create(`ignore`)})})}orAbort(){return new InsertQueryBuilder({...this.#e,queryNode:insert_query_node.o.cloneWith(this.#e.queryNode,{orAction:OrActionNode.create(`abort`)})})}orFail(){return new InsertQueryBuilder({...this.#e,queryNode:insert_query_node.o.cloneWith(this.#e.queryNode,{orAction:OrActionNode.create(`fail`)})})}orReplace(){return new InsertQueryBuilder({...this.#e,queryNode:insert_query_node.o.cloneWith(this.#e.queryNode,{orAction:OrActionNode.create(`replace`)})})}orRollback(){return new InsertQueryBuilder({...this.#e,queryNode:insert_query_node.o.cloneWith(this.#e.queryNode,{orAction:OrActionNode.create(`rollback`)})})}top(e,t){return new InsertQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithTop(this.#e.queryNode,(0,top_parser.f)(e,t))})}onConflict(e){return new InsertQueryBuilder({...this.#e,queryNode:insert_query_node.o.cloneWith(this.#e.queryNode,{onConflict:e(new OnConflictBuilder({onConflictNode:OnConflictNode.create()})).toOperationNode()})})}onDuplicateKeyUpdate(e){return new InsertQueryBuilder({...this.#e,queryNode:insert_query_node.o.cloneWith(this.#e.queryNode,{onDuplicateKey:OnDuplicateKeyNode.create(parseUpdateObjectExpression(e))})})}returning(t){return new InsertQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithReturning(this.#e.queryNode,(0,select_parser.G)(t))})}returningAll(){return new InsertQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithReturning(this.#e.queryNode,(0,select_parser.J)())})}output(t){return new InsertQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithOutput(this.#e.queryNode,(0,select_parser.G)(t))})}outputAll(e){return new InsertQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithOutput(this.#e.queryNode,(0,select_parser.J)(e))})}clearReturning(){return new InsertQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithoutReturning(this.#e.queryNode)})}$call(e){return e(this)}$if(e,t){if(e){return t(this)}return new InsertQueryBuilder({...this.#e})}$castTo(){return new InsertQueryBuilder(this.#e)}$narrowType(){return new InsertQueryBuilder(this.#e)}$assertType(){return new InsertQueryBuilder(this.#e)}withPlugin(e){return new InsertQueryBuilder({...this.#e,executor:this.#e.executor.withPlugin(e)})}toOperationNode(){return this.#e.executor.transformQuery(this.#e.queryNode,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){const t=this.compile();const n=await this.#e.executor.executeQuery(t,e);const{adapter:r}=this.#e.executor;const i=t.query;if(i.returning&&r.supportsReturning||i.output&&r.supportsOutput){return n.rows}return[new InsertResult(n.insertId,n.numAffectedRows??BigInt(0))]}async executeTakeFirst(e){const[t]=await this.execute(e);return t}async executeTakeFirstOrThrow(e){if(typeof e===`function`){e={errorConstructor:e}}const t=await this.executeTakeFirst(e);if(t===undefined){const t=e?.errorConstructor??no_result_error.F;const n=(0,no_result_error.x)(t)?new t(this.toOperationNode()):t(this.toOperationNode());throw n}return t}async*stream(e){if(typeof e!==`object`){e={chunkSize:e}}const t=this.compile();const n=this.#e.executor.stream(t,e.chunkSize??100,e);for await(const e of n){yield*e.rows}}async explain(e,t){const n=new InsertQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithExplain(this.#e.queryNode,e,t)});return await n.execute()}}
var join_parser = __load__(14826);
var table_parser = __load__(94376);
;// node_modules/kysely/dist/query-builder/delete-result.js
class DeleteResult{numDeletedRows;constructor(e){this.numDeletedRows=e}}
var delete_query_node = __load__(75256);
var limit_node = __load__(26383);
var order_by_parser = __load__(46331);
;// node_modules/kysely/dist/query-builder/delete-query-builder.js
var e;class DeleteQueryBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}where(...t){return new e({...this.#e,queryNode:query_node.L.cloneWithWhere(this.#e.queryNode,(0,binary_operation_parser.GB)(t))})}whereRef(t,n,r){return new e({...this.#e,queryNode:query_node.L.cloneWithWhere(this.#e.queryNode,(0,binary_operation_parser.vC)(t,n,r))})}clearWhere(){return new e({...this.#e,queryNode:query_node.L.cloneWithoutWhere(this.#e.queryNode)})}top(t,n){return new e({...this.#e,queryNode:query_node.L.cloneWithTop(this.#e.queryNode,(0,top_parser.f)(t,n))})}using(t){return new e({...this.#e,queryNode:delete_query_node.e.cloneWithUsing(this.#e.queryNode,(0,table_parser.JB)(t))})}innerJoin(...e){return this.#t(`InnerJoin`,e)}leftJoin(...e){return this.#t(`LeftJoin`,e)}rightJoin(...e){return this.#t(`RightJoin`,e)}fullJoin(...e){return this.#t(`FullJoin`,e)}#t(n,r){return new e({...this.#e,queryNode:query_node.L.cloneWithJoin(this.#e.queryNode,(0,join_parser.a)(n,r))})}returning(t){return new e({...this.#e,queryNode:query_node.L.cloneWithReturning(this.#e.queryNode,(0,select_parser.G)(t))})}returningAll(t){return new e({...this.#e,queryNode:query_node.L.cloneWithReturning(this.#e.queryNode,(0,select_parser.J)(t))})}output(t){return new e({...this.#e,queryNode:query_node.L.cloneWithOutput(this.#e.queryNode,(0,select_parser.G)(t))})}outputAll(t){return new e({...this.#e,queryNode:query_node.L.cloneWithOutput(this.#e.queryNode,(0,select_parser.J)(t))})}clearReturning(){return new e({...this.#e,queryNode:query_node.L.cloneWithoutReturning(this.#e.queryNode)})}clearLimit(){return new e({...this.#e,queryNode:delete_query_node.e.cloneWithoutLimit(this.#e.queryNode)})}orderBy(...t){return new e({...this.#e,queryNode:query_node.L.cloneWithOrderByItems(this.#e.queryNode,(0,order_by_parser.xk)(t))})}clearOrderBy(){return new e({...this.#e,queryNode:query_node.L.cloneWithoutOrderBy(this.#e.queryNode)})}limit(t){return new e({...this.#e,queryNode:delete_query_node.e.cloneWithLimit(this.#e.queryNode,limit_node.a.create((0,value_parser.$s)(t)))})}modifyEnd(t){return new e({...this.#e,queryNode:query_node.L.cloneWithEndModifier(this.#e.queryNode,t.toOperationNode())})}$call(e){return e(this)}$if(t,n){if(t){return n(this)}return new e({...this.#e})}$castTo(){return new e(this.#e)}$narrowType(){return new e(this.#e)}$assertType(){return new e(this.#e)}withPlugin(t){return new e({...this.#e,executor:this.#e.executor.withPlugin(t)})}toOperationNode(){return this.#e.executor.transformQuery(this.#e.queryNode,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){const t=this.compile();const n=await this.#e.executor.executeQuery(t,e);const{adapter:r}=this.#e.executor;const i=t.query;if(i.returning&&r.supportsReturning||i.output&&r.supportsOutput){return n.rows}return[new DeleteResult(n.numAffectedRows??BigInt(0))]}async executeTakeFirst(e){const[t]=await this.execute(e);return t}async executeTakeFirstOrThrow(e){if(typeof e===`function`){e={errorConstructor:e}}const t=await this.executeTakeFirst(e);if(t===undefined){const t=e?.errorConstructor??no_result_error.F;const n=(0,no_result_error.x)(t)?new t(this.toOperationNode()):t(this.toOperationNode());throw n}return t}async*stream(e){if(typeof e!==`object`){e={chunkSize:e}}const t=this.compile();const n=this.#e.executor.stream(t,e.chunkSize??100,e);for await(const e of n){yield*e.rows}}async explain(t,n){const r=new e({...this.#e,queryNode:query_node.L.cloneWithExplain(this.#e.queryNode,t,n)});return await r.execute()}}e=DeleteQueryBuilder;
var update_query_node = __load__(26786);
;// node_modules/kysely/dist/query-builder/update-result.js
class UpdateResult{numUpdatedRows;numChangedRows;constructor(e,t){this.numUpdatedRows=e;this.numChangedRows=t}}
;// node_modules/kysely/dist/query-builder/update-query-builder.js
var update_query_builder_e;class UpdateQueryBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}where(...t){return new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithWhere(this.#e.queryNode,(0,binary_operation_parser.GB)(t))})}whereRef(t,n,r){return new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithWhere(this.#e.queryNode,(0,binary_operation_parser.vC)(t,n,r))})}clearWhere(){return new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithoutWhere(this.#e.queryNode)})}top(t,n){return new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithTop(this.#e.queryNode,(0,top_parser.f)(t,n))})}from(t){return new update_query_builder_e({...this.#e,queryNode:update_query_node.U.cloneWithFromItems(this.#e.queryNode,(0,table_parser.JB)(t))})}innerJoin(...e){return this.#t(`InnerJoin`,e)}leftJoin(...e){return this.#t(`LeftJoin`,e)}rightJoin(...e){return this.#t(`RightJoin`,e)}fullJoin(...e){return this.#t(`FullJoin`,e)}#t(n,r){return new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithJoin(this.#e.queryNode,(0,join_parser.a)(n,r))})}orderBy(...t){return new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithOrderByItems(this.#e.queryNode,(0,order_by_parser.xk)(t))})}clearOrderBy(){return new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithoutOrderBy(this.#e.queryNode)})}limit(t){return new update_query_builder_e({...this.#e,queryNode:update_query_node.U.cloneWithLimit(this.#e.queryNode,limit_node.a.create((0,value_parser.$s)(t)))})}set(...t){return new update_query_builder_e({...this.#e,queryNode:update_query_node.U.cloneWithUpdates(this.#e.queryNode,parseUpdate(...t))})}returning(t){return new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithReturning(this.#e.queryNode,(0,select_parser.G)(t))})}returningAll(t){return new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithReturning(this.#e.queryNode,(0,select_parser.J)(t))})}output(t){return new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithOutput(this.#e.queryNode,(0,select_parser.G)(t))})}outputAll(t){return new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithOutput(this.#e.queryNode,(0,select_parser.J)(t))})}modifyEnd(t){return new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithEndModifier(this.#e.queryNode,t.toOperationNode())})}clearReturning(){return new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithoutReturning(this.#e.queryNode)})}$call(e){return e(this)}$if(t,n){if(t){return n(this)}return new update_query_builder_e({...this.#e})}$castTo(){return new update_query_builder_e(this.#e)}$narrowType(){return new update_query_builder_e(this.#e)}$assertType(){return new update_query_builder_e(this.#e)}withPlugin(t){return new update_query_builder_e({...this.#e,executor:this.#e.executor.withPlugin(t)})}toOperationNode(){return this.#e.executor.transformQuery(this.#e.queryNode,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){const t=this.compile();const n=await this.#e.executor.executeQuery(t,e);const{adapter:r}=this.#e.executor;const i=t.query;if(i.returning&&r.supportsReturning||i.output&&r.supportsOutput){return n.rows}return[new UpdateResult(n.numAffectedRows??BigInt(0),n.numChangedRows)]}async executeTakeFirst(e){const[t]=await this.execute(e);return t}async executeTakeFirstOrThrow(e){if(typeof e===`function`){e={errorConstructor:e}}const t=await this.executeTakeFirst(e);if(t===undefined){const t=e?.errorConstructor??no_result_error.F;const n=(0,no_result_error.x)(t)?new t(this.toOperationNode()):t(this.toOperationNode());throw n}return t}async*stream(e){if(typeof e!==`object`){e={chunkSize:e}}const t=this.compile();const n=this.#e.executor.stream(t,e.chunkSize??100,e);for await(const e of n){yield*e.rows}}async explain(t,n){const r=new update_query_builder_e({...this.#e,queryNode:query_node.L.cloneWithExplain(this.#e.queryNode,t,n)});return await r.execute()}}update_query_builder_e=UpdateQueryBuilder;
var select_query_node = __load__(25887);
var table_node = __load__(84722);
;// node_modules/kysely/dist/operation-node/common-table-expression-name-node.js
const CommonTableExpressionNameNode=(0,object_utils.CN)({is(e){return e.kind===`CommonTableExpressionNameNode`},create(r,i){return (0,object_utils.CN)({kind:`CommonTableExpressionNameNode`,table:table_node.H.create(r),columns:i?(0,object_utils.CN)(i.map(column_node.Z.create)):undefined})}});
var parse_utils = __load__(56822);
;// node_modules/kysely/dist/operation-node/common-table-expression-node.js
const CommonTableExpressionNode=(0,object_utils.CN)({is(e){return e.kind===`CommonTableExpressionNode`},create(t,n){return (0,object_utils.CN)({kind:`CommonTableExpressionNode`,name:t,expression:n})},cloneWith(t,n){return (0,object_utils.CN)({...t,...n})}});
;// node_modules/kysely/dist/query-builder/cte-builder.js
class CTEBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}materialized(){return new CTEBuilder({...this.#e,node:CommonTableExpressionNode.cloneWith(this.#e.node,{materialized:true})})}notMaterialized(){return new CTEBuilder({...this.#e,node:CommonTableExpressionNode.cloneWith(this.#e.node,{materialized:false})})}toOperationNode(){return this.#e.node}}
var operation_node_source = __load__(55295);
;// node_modules/kysely/dist/parser/with-parser.js
function parseCommonTableExpression(e,r){const o=(0,operation_node_source.N)(r)?r.toOperationNode():r((0,parse_utils.bl)()).toOperationNode();if((0,object_utils.Tn)(e)){return e(cteBuilderFactory(o)).toOperationNode()}return CommonTableExpressionNode.create(parseCommonTableExpressionName(e),o)}function cteBuilderFactory(e){return t=>{return new CTEBuilder({node:CommonTableExpressionNode.create(parseCommonTableExpressionName(t),e)})}}function parseCommonTableExpressionName(t){if(t.includes(`(`)){const n=t.split(/[\(\)]/);const r=n[0];const i=n[1].split(`,`).map(e=>e.trim());return CommonTableExpressionNameNode.create(r,i)}else{return CommonTableExpressionNameNode.create(t)}}
;// node_modules/kysely/dist/operation-node/with-node.js
const WithNode=(0,object_utils.CN)({is(e){return e.kind===`WithNode`},create(t,n){return (0,object_utils.CN)({kind:`WithNode`,expressions:(0,object_utils.CN)([t]),...n})},cloneWithExpression(t,n){return (0,object_utils.CN)({...t,expressions:(0,object_utils.CN)([...t.expressions,n])})}});
var query_id = __load__(19050);
var with_schema_plugin = __load__(94158);
var merge_query_node = __load__(1393);
;// node_modules/kysely/dist/operation-node/matched-node.js
const MatchedNode=(0,object_utils.CN)({is(e){return e.kind===`MatchedNode`},create(t,n=false){return (0,object_utils.CN)({kind:`MatchedNode`,not:t,bySource:n})}});
var raw_node = __load__(76872);
var when_node = __load__(75190);
;// node_modules/kysely/dist/parser/merge-parser.js
function parseMergeWhen(t,n,i){return when_node.t.create((0,binary_operation_parser.KN)([MatchedNode.create(!t.isMatched,t.bySource),...n&&n.length>0?[n.length===3&&i?(0,binary_operation_parser.vC)(n[0],n[1],n[2]):(0,binary_operation_parser.GB)(n)]:[]],`and`,false))}function parseMergeThen(e){if((0,object_utils.Kg)(e)){return raw_node.z.create([e],[])}if((0,operation_node_source.N)(e)){return e.toOperationNode()}return e}
var noop_query_executor = __load__(64498);
;// node_modules/kysely/dist/query-builder/merge-result.js
class MergeResult{numChangedRows;constructor(e){this.numChangedRows=e}}
;// node_modules/kysely/dist/query-builder/merge-query-builder.js
class MergeQueryBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}modifyEnd(e){return new MergeQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithEndModifier(this.#e.queryNode,e.toOperationNode())})}top(e,t){return new MergeQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithTop(this.#e.queryNode,(0,top_parser.f)(e,t))})}using(...e){return new WheneableMergeQueryBuilder({...this.#e,queryNode:merge_query_node.r.cloneWithUsing(this.#e.queryNode,(0,join_parser.a)(`Using`,e))})}returning(e){return new MergeQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithReturning(this.#e.queryNode,(0,select_parser.G)(e))})}returningAll(e){return new MergeQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithReturning(this.#e.queryNode,(0,select_parser.J)(e))})}output(e){return new MergeQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithOutput(this.#e.queryNode,(0,select_parser.G)(e))})}outputAll(e){return new MergeQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithOutput(this.#e.queryNode,(0,select_parser.J)(e))})}}class WheneableMergeQueryBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}modifyEnd(e){return new WheneableMergeQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithEndModifier(this.#e.queryNode,e.toOperationNode())})}top(e,t){return new WheneableMergeQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithTop(this.#e.queryNode,(0,top_parser.f)(e,t))})}whenMatched(){return this.#t([])}whenMatchedAnd(...e){return this.#t(e)}whenMatchedAndRef(e,t,n){return this.#t([e,t,n],true)}#t(e,n){return new MatchedThenableMergeQueryBuilder({...this.#e,queryNode:merge_query_node.r.cloneWithWhen(this.#e.queryNode,parseMergeWhen({isMatched:true},e,n))})}whenNotMatched(){return this.#n([])}whenNotMatchedAnd(...e){return this.#n(e)}whenNotMatchedAndRef(e,t,n){return this.#n([e,t,n],true)}whenNotMatchedBySource(){return this.#n([],false,true)}whenNotMatchedBySourceAnd(...e){return this.#n(e,false,true)}whenNotMatchedBySourceAndRef(e,t,n){return this.#n([e,t,n],true,true)}returning(e){return new WheneableMergeQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithReturning(this.#e.queryNode,(0,select_parser.G)(e))})}returningAll(e){return new WheneableMergeQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithReturning(this.#e.queryNode,(0,select_parser.J)(e))})}output(e){return new WheneableMergeQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithOutput(this.#e.queryNode,(0,select_parser.G)(e))})}outputAll(e){return new WheneableMergeQueryBuilder({...this.#e,queryNode:query_node.L.cloneWithOutput(this.#e.queryNode,(0,select_parser.J)(e))})}#n(e,n=false,r=false){const i={...this.#e,queryNode:merge_query_node.r.cloneWithWhen(this.#e.queryNode,parseMergeWhen({isMatched:false,bySource:r},e,n))};const a=r?MatchedThenableMergeQueryBuilder:NotMatchedThenableMergeQueryBuilder;return new a(i)}$call(e){return e(this)}$if(e,t){if(e){return t(this)}return new WheneableMergeQueryBuilder({...this.#e})}toOperationNode(){return this.#e.executor.transformQuery(this.#e.queryNode,this.#e.queryId)}compile(){return this.#e.executor.compileQuery(this.toOperationNode(),this.#e.queryId)}async execute(e){const t=this.compile();const n=await this.#e.executor.executeQuery(t,e);const{adapter:r}=this.#e.executor;const i=t.query;if(i.returning&&r.supportsReturning||i.output&&r.supportsOutput){return n.rows}return[new MergeResult(n.numAffectedRows)]}async executeTakeFirst(e){const[t]=await this.execute(e);return t}async executeTakeFirstOrThrow(e){if(typeof e===`function`){e={errorConstructor:e}}const t=await this.executeTakeFirst(e);if(t===undefined){const t=e?.errorConstructor??no_result_error.F;const n=(0,no_result_error.x)(t)?new t(this.toOperationNode()):t(this.toOperationNode());throw n}return t}}class MatchedThenableMergeQueryBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}thenDelete(){return new WheneableMergeQueryBuilder({...this.#e,queryNode:merge_query_node.r.cloneWithThen(this.#e.queryNode,parseMergeThen(`delete`))})}thenDoNothing(){return new WheneableMergeQueryBuilder({...this.#e,queryNode:merge_query_node.r.cloneWithThen(this.#e.queryNode,parseMergeThen(`do nothing`))})}thenUpdate(e){return new WheneableMergeQueryBuilder({...this.#e,queryNode:merge_query_node.r.cloneWithThen(this.#e.queryNode,parseMergeThen(e(new UpdateQueryBuilder({queryId:this.#e.queryId,executor:noop_query_executor.W,queryNode:update_query_node.U.createWithoutTable()}))))})}thenUpdateSet(...e){return this.thenUpdate(t=>t.set(...e))}}class NotMatchedThenableMergeQueryBuilder{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}thenDoNothing(){return new WheneableMergeQueryBuilder({...this.#e,queryNode:merge_query_node.r.cloneWithThen(this.#e.queryNode,parseMergeThen(`do nothing`))})}thenInsertValues(n){const[r,a]=parseInsertExpression(n);return new WheneableMergeQueryBuilder({...this.#e,queryNode:merge_query_node.r.cloneWithThen(this.#e.queryNode,parseMergeThen(insert_query_node.o.cloneWith(insert_query_node.o.createWithoutInto(),{columns:r,values:a})))})}}
;// node_modules/kysely/dist/query-creator.js
class QueryCreator{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}selectFrom(t){return (0,select_query_builder.c)({queryId:(0,query_id.a)(),executor:this.#e.executor,queryNode:select_query_node.L.createFrom((0,table_parser.JB)(t),this.#e.withNode)})}selectNoFrom(t){return (0,select_query_builder.c)({queryId:(0,query_id.a)(),executor:this.#e.executor,queryNode:select_query_node.L.cloneWithSelections(select_query_node.L.create(this.#e.withNode),(0,select_parser.G)(t))})}insertInto(e){return new InsertQueryBuilder({queryId:(0,query_id.a)(),executor:this.#e.executor,queryNode:insert_query_node.o.create((0,table_parser.M$)(e),this.#e.withNode)})}replaceInto(e){return new InsertQueryBuilder({queryId:(0,query_id.a)(),executor:this.#e.executor,queryNode:insert_query_node.o.create((0,table_parser.M$)(e),this.#e.withNode,true)})}deleteFrom(e){return new DeleteQueryBuilder({queryId:(0,query_id.a)(),executor:this.#e.executor,queryNode:delete_query_node.e.create((0,table_parser.JB)(e),this.#e.withNode)})}updateTable(e){return new UpdateQueryBuilder({queryId:(0,query_id.a)(),executor:this.#e.executor,queryNode:update_query_node.U.create((0,table_parser.JB)(e),this.#e.withNode)})}mergeInto(e){return new MergeQueryBuilder({queryId:(0,query_id.a)(),executor:this.#e.executor,queryNode:merge_query_node.r.create((0,table_parser.Xm)(e),this.#e.withNode)})}with(e,t){const n=parseCommonTableExpression(e,t);return new QueryCreator({...this.#e,withNode:this.#e.withNode?WithNode.cloneWithExpression(this.#e.withNode,n):WithNode.create(n)})}withRecursive(e,t){const n=parseCommonTableExpression(e,t);return new QueryCreator({...this.#e,withNode:this.#e.withNode?WithNode.cloneWithExpression(this.#e.withNode,n):WithNode.create(n,{recursive:true})})}withPlugin(e){return new QueryCreator({...this.#e,executor:this.#e.executor.withPlugin(e)})}withoutPlugins(){return new QueryCreator({...this.#e,executor:this.#e.executor.withoutPlugins()})}withSchema(e){return new QueryCreator({...this.#e,executor:this.#e.executor.withPluginAtFront(new with_schema_plugin.B(e))})}}

}),

64498:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
W:()=>NOOP_QUERY_EXECUTOR
});
var _query_executor_base_js__0__ = __load__(93895);
class NoopQueryExecutor extends _query_executor_base_js__0__.R{get adapter(){throw new Error(`this query cannot be compiled to SQL`)}compileQuery(){throw new Error(`this query cannot be compiled to SQL`)}provideConnection(){throw new Error(`this query cannot be executed`)}withConnectionProvider(){throw new Error(`this query cannot have a connection provider`)}withPlugin(e){return new NoopQueryExecutor([...this.plugins,e])}withPlugins(e){return new NoopQueryExecutor([...this.plugins,...e])}withPluginAtFront(e){return new NoopQueryExecutor([e,...this.plugins])}withoutPlugins(){return new NoopQueryExecutor([])}}const NOOP_QUERY_EXECUTOR=new NoopQueryExecutor;

}),

93895:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
R:()=>QueryExecutorBase
});
var _util_object_utils_js__0__ = __load__(89618);
var _util_provide_controlled_connection_js__2__ = __load__(65448);
var _util_abort_js__1__ = __load__(61675);
var _util_deferred_js__3__ = __load__(194);
const c=(0,_util_object_utils_js__0__.CN)([]);class QueryExecutorBase{#e;constructor(e=c){this.#e=e}get plugins(){return this.#e}transformQuery(e,t){for(const n of this.#e){const r=n.transformQuery({node:e,queryId:t});if(r.kind===e.kind){e=r}else{throw new Error([`KyselyPlugin.transformQuery must return a node`,`of the same kind that was given to it.`,`The plugin was given a ${e.kind}`,`but it returned a ${r.kind}`].join(` `))}}return e}async executeQuery(c,l){const{inflightQueryAbortStrategy:u=`ignore query`,signal:d}=l||{};if(!d){const e=await this.provideConnection(async e=>{return await e.executeQuery(c)},l);return await this.#t(e,c.queryId)}(0,_util_abort_js__1__.JJ)(d,`before query execution`);l=(0,_util_object_utils_js__0__.CN)({signal:d});const{connection:f,release:p}=await (0,_util_provide_controlled_connection_js__2__.G)(this,l);const m=this.provideConnection.bind(this);const{promise:h,resolve:g}=new _util_deferred_js__3__.c;const abortListener=()=>g(_util_abort_js__1__.wp);d.addEventListener(`abort`,abortListener,{once:true});try{(0,_util_abort_js__1__.JJ)(d,`before query execution`,p);const e=(0,_util_abort_js__1__.u8)(u,f,p);if(e&&f.collectSessionInfo){(0,_util_abort_js__1__.JJ)(d,`before query execution`,p);const e=f.collectSessionInfo();const t=await Promise.race([h,e]).catch(e=>{p();throw e});if(t===_util_abort_js__1__.wp){void e.catch((0,_util_abort_js__1__.gx)(`collectSessionInfo`)).finally(p);(0,_util_abort_js__1__.x)(d.reason,`before query execution`)}}const t=f.executeQuery(c,l);const s=await Promise.race([h,t]).catch(e=>{p();throw e});if(s===_util_abort_js__1__.wp){void Promise.allSettled([t.catch((0,_util_abort_js__1__.gx)(`query`)),e?.(m).catch((0,_util_abort_js__1__.gx)(`inflightQueryAbortHandler`))]).finally(p);(0,_util_abort_js__1__.x)(d.reason,`during query execution`)}else{p()}const g=this.#t(s,c.queryId,l);const _=await Promise.race([h,g]);if(_===_util_abort_js__1__.wp){g.catch((0,_util_abort_js__1__.gx)(`plugins.transformResult`));(0,_util_abort_js__1__.x)(d.reason,`during result transformation`)}return _}finally{g(_util_abort_js__1__.wp);d.removeEventListener(`abort`,abortListener)}}async*stream(i,c,l){const{signal:u}=l||{};if(!u){const{connection:e,release:n}=await (0,_util_provide_controlled_connection_js__2__.G)(this);try{for await(const t of e.streamQuery(i,c)){yield await this.#t(t,i.queryId,l)}}finally{n()}return}l=(0,_util_object_utils_js__0__.CN)({signal:u});(0,_util_abort_js__1__.JJ)(u,`before connection acquisition`);const{connection:d,release:f}=await (0,_util_provide_controlled_connection_js__2__.G)(this,l);const{promise:p,resolve:m}=new _util_deferred_js__3__.c;const abortListener=()=>m(_util_abort_js__1__.wp);u.addEventListener(`abort`,abortListener,{once:true});let h;let g;(0,_util_abort_js__1__.JJ)(u,`before query streaming`,f);const{queryId:_}=i;try{h=d.streamQuery(i,c,l);while(true){(0,_util_abort_js__1__.JJ)(u,`during query streaming`);const e=h.next();const t=await Promise.race([p,e]);if(t===_util_abort_js__1__.wp){g=e.catch((0,_util_abort_js__1__.gx)(`iterator.next`));(0,_util_abort_js__1__.x)(u.reason,`during query streaming`)}if(t.done){break}const i=this.#t(t.value,_,l);const s=await Promise.race([p,i]);if(s===_util_abort_js__1__.wp){g=i.catch((0,_util_abort_js__1__.gx)(`plugins.transformResult`));(0,_util_abort_js__1__.x)(u.reason,`during result transformation`)}yield s}}finally{m(_util_abort_js__1__.wp);u.removeEventListener(`abort`,abortListener);const e=(h?.return?.()||Promise.resolve()).finally(()=>g).finally(f);if(!g){await e}}}async#t(t,n,r){const{signal:i}=r||{};for(const r of this.#e){t=await r.transformResult((0,_util_object_utils_js__0__.CN)({queryId:n,result:t,signal:i}))}return t}}

}),

10769:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
l:()=>sql
});

var identifier_node = __load__(83695);
var operation_node_source = __load__(55295);
var raw_node = __load__(76872);
var value_node = __load__(2273);
var reference_parser = __load__(76427);
var table_parser = __load__(94376);
var value_parser = __load__(39331);
var query_id = __load__(19050);
var alias_node = __load__(64970);
var object_utils = __load__(89618);
var noop_query_executor = __load__(64498);
;// node_modules/kysely/dist/raw-builder/raw-builder.js
class RawBuilderImpl{#e;constructor(e){this.#e=(0,object_utils.CN)(e)}get expressionType(){return undefined}get isRawBuilder(){return true}as(e){return new AliasedRawBuilderImpl(this,e)}$castTo(){return new RawBuilderImpl({...this.#e})}$notNull(){return new RawBuilderImpl(this.#e)}withPlugin(e){return new RawBuilderImpl({...this.#e,plugins:this.#e.plugins!==undefined?(0,object_utils.CN)([...this.#e.plugins,e]):(0,object_utils.CN)([e])})}toOperationNode(){return this.#n(this.#t())}compile(e){return this.#r(this.#t(e))}async execute(e,t){const n=this.#t(e);return n.executeQuery(this.#r(n),t)}#t(e){const t=e!==undefined?e.getExecutor():noop_query_executor.W;return this.#e.plugins!==undefined?t.withPlugins(this.#e.plugins):t}#n(e){return e.transformQuery(this.#e.rawNode,this.#e.queryId)}#r(e){return e.compileQuery(this.#n(e),this.#e.queryId)}}function createRawBuilder(e){return new RawBuilderImpl(e)}class AliasedRawBuilderImpl{#e;#t;constructor(e,t){this.#e=e;this.#t=t}get expression(){return this.#e}get alias(){return this.#t}get rawBuilder(){return this.#e}toOperationNode(){return alias_node.N.create(this.#e.toOperationNode(),(0,operation_node_source.N)(this.#t)?this.#t.toOperationNode():identifier_node.O.create(this.#t))}}
;// node_modules/kysely/dist/raw-builder/sql.js
const sql=Object.assign((e,...t)=>{return createRawBuilder({queryId:(0,query_id.a)(),rawNode:raw_node.z.create(e,t?.map(parseParameter)??[])})},{ref(e){return createRawBuilder({queryId:(0,query_id.a)(),rawNode:raw_node.z.createWithChild((0,reference_parser.q5)(e))})},val(e){return createRawBuilder({queryId:(0,query_id.a)(),rawNode:raw_node.z.createWithChild((0,value_parser.$s)(e))})},table(e){return createRawBuilder({queryId:(0,query_id.a)(),rawNode:raw_node.z.createWithChild((0,table_parser.M$)(e))})},id(...t){const r=new Array(t.length+1).fill(`.`);r[0]=``;r[r.length-1]=``;return createRawBuilder({queryId:(0,query_id.a)(),rawNode:raw_node.z.create(r,t.map(identifier_node.O.create))})},lit(e){return createRawBuilder({queryId:(0,query_id.a)(),rawNode:raw_node.z.createWithChild(value_node.q.createImmediate(e))})},raw(e){return createRawBuilder({queryId:(0,query_id.a)(),rawNode:raw_node.z.createWithSql(e)})},join(e,t=sql`, `){const r=new Array(Math.max(2*e.length-1,0));const i=t.toOperationNode();for(let t=0;t<e.length;++t){r[2*t]=parseParameter(e[t]);if(t!==e.length-1){r[2*t+1]=i}}return createRawBuilder({queryId:(0,query_id.a)(),rawNode:raw_node.z.createWithChildren(r)})}});function parseParameter(e){if((0,operation_node_source.N)(e)){return e.toOperationNode()}return (0,value_parser.$s)(e)}

}),

61675:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
Hl:()=>waitOrAbort,
JJ:()=>assertNotAborted,
gx:()=>printBackgroundFail,
u8:()=>getInflightQueryAbortHandler,
wp:()=>ABORTED,
x:()=>throwReasonWithTiming
});
var _deferred_js__0__ = __load__(194);
var _object_utils_js__1__ = __load__(89618);
function getInflightQueryAbortHandler(e=`ignore query`,t,n){if(e===`ignore query`){return}if(e===`cancel query`){const r=t.cancelQuery;if(!r){n();throwUnsupportedInflightQueryAbortStrategyError(e,t.killSession?`kill session`:undefined)}return r.bind(t)}if(e===`kill session`){const r=t.killSession;if(!r){n();throwUnsupportedInflightQueryAbortStrategyError(e,t.cancelQuery?`cancel query`:undefined)}return r.bind(t)}n();throw new Error(`Unexpected \`inflightQueryAbortStrategy\`: "${e}"`)}function throwUnsupportedInflightQueryAbortStrategyError(e,t){throw new Error(`This dialect doesn't support \`inflightQueryAbortStrategy\` "${e}". Use "${`ignore query`}"${t?` or "${t}"`:``} instead.`)}function assertNotAborted(e,t,n){if(e?.aborted){n?.();throwReasonWithTiming(e.reason,t)}}function throwReasonWithTiming(e,t){decorateWithTiming(e,t);throw e}const ABORTED={};async function waitOrAbort(t,n,r,i){if(!n){return t}assertNotAborted(n,`before ${r}`,i);const{promise:a,resolve:o}=new _deferred_js__0__.c;const abortListener=()=>o(ABORTED);n.addEventListener(`abort`,abortListener);try{assertNotAborted(n,`before ${r}`,i);const e=await Promise.race([t,a]);if(e!==ABORTED){return e}i?.();throwReasonWithTiming(n.reason,`during ${r}`)}finally{n.removeEventListener(`abort`,abortListener);o(ABORTED)}}function printBackgroundFail(e){return n=>console.error(`\`${e}\` failed in the background after abortion: ${(0,_object_utils_js__1__.I4)(n)}`)}function decorateWithTiming(e,t){if(e!==null&&typeof e===`object`&&!Object.isFrozen(e)){Object.defineProperty(e,"__kysely_timing__",{configurable:true,enumerable:false,value:t,writable:false})}}

}),

194:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
c:()=>Deferred
});
class Deferred{#e;#t;#n;constructor(){this.#e=new Promise((e,t)=>{this.#n=t;this.#t=e})}get promise(){return this.#e}resolve=e=>{this.#t?.(e);this.#t=this.#n=undefined};reject=e=>{this.#n?.(e);this.#n=this.#t=undefined}}

}),

69581:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
u:()=>logOnce
});
const e=new Set;function logOnce(t){if(e.has(t)){return}e.add(t);console.log(t)}function warnOnce(t){if(e.has(t)){return}e.add(t);console.warn(t)}

}),

89618:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
$P:()=>isDate,
CN:()=>freeze,
Et:()=>isNumber,
Gv:()=>isObject,
I4:()=>getMessage,
Kg:()=>isString,
Lm:()=>isBoolean,
MH:()=>isReadonlyArray,
Qd:()=>isPlainObject,
Tn:()=>isFunction,
_j:()=>asArray,
b0:()=>isUndefined,
kZ:()=>isNull,
lQ:()=>noop,
sI:()=>isBigInt
});
function isEmpty(e){if(Array.isArray(e)||isString(e)||isBuffer(e)){return e.length===0}else if(e){return Object.keys(e).length===0}return false}function isUndefined(e){return typeof e===`undefined`||e===undefined}function isString(e){return typeof e===`string`}function isNumber(e){return typeof e===`number`}function isBoolean(e){return typeof e===`boolean`}function isNull(e){return e===null}function isDate(e){return e instanceof Date}function isBigInt(e){return typeof e===`bigint`}function isBuffer(e){return typeof Buffer!==`undefined`&&Buffer.isBuffer(e)}function isFunction(e){return typeof e===`function`}function isObject(e){return typeof e===`object`&&e!==null}function isArrayBufferOrView(e){return e instanceof ArrayBuffer||ArrayBuffer.isView(e)}function isPlainObject(e){if(!isObject(e)||getTag(e)!==`[object Object]`){return false}if(Object.getPrototypeOf(e)===null){return true}let t=e;while(Object.getPrototypeOf(t)!==null){t=Object.getPrototypeOf(t)}return Object.getPrototypeOf(e)===t}function getLast(e){return e[e.length-1]}function freeze(e){return Object.freeze(e)}function asArray(e){if(isReadonlyArray(e)){return e}else{return[e]}}function asReadonlyArray(e){if(isReadonlyArray(e)){return e}else{return freeze([e])}}function isReadonlyArray(e){return Array.isArray(e)}function noop(e){return e}function compare(e,t){if(isReadonlyArray(e)&&isReadonlyArray(t)){return compareArrays(e,t)}else if(isObject(e)&&isObject(t)){return compareObjects(e,t)}return e===t}function getMessage(e){return e instanceof Error?e.message:String(e)}function compareArrays(e,t){if(e.length!==t.length){return false}for(let n=0;n<e.length;++n){if(!compare(e[n],t[n])){return false}}return true}function compareObjects(e,t){if(isBuffer(e)&&isBuffer(t)){return compareBuffers(e,t)}else if(isDate(e)&&isDate(t)){return compareDates(e,t)}return compareGenericObjects(e,t)}function compareBuffers(e,t){return Buffer.compare(e,t)===0}function compareDates(e,t){return e.getTime()===t.getTime()}function compareGenericObjects(e,t){const n=Object.keys(e);const r=Object.keys(t);if(n.length!==r.length){return false}for(const r of n){if(!compare(e[r],t[r])){return false}}return true}const e=Object.prototype.toString;function getTag(t){if(t==null){return t===undefined?`[object Undefined]`:`[object Null]`}return e.call(t)}

}),

65448:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
G:()=>provideControlledConnection
});
var _deferred_js__0__ = __load__(194);
var _object_utils_js__1__ = __load__(89618);
async function provideControlledConnection(n,r){const i=new _deferred_js__0__.c;const a=new _deferred_js__0__.c;void n.provideConnection(async e=>{i.resolve(e);return await a.promise},r).catch(e=>i.reject(e));return (0,_object_utils_js__1__.CN)({connection:await i.promise,release:a.resolve})}

}),

19050:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
a:()=>createQueryId
});

;// node_modules/kysely/dist/util/random-string.js
const e=[`A`,`B`,`C`,`D`,`E`,`F`,`G`,`H`,`I`,`J`,`K`,`L`,`M`,`N`,`O`,`P`,`Q`,`R`,`S`,`T`,`U`,`V`,`W`,`X`,`Y`,`Z`,`a`,`b`,`c`,`d`,`e`,`f`,`g`,`h`,`i`,`j`,`k`,`l`,`m`,`n`,`o`,`p`,`q`,`r`,`s`,`t`,`u`,`v`,`w`,`x`,`y`,`z`,`0`,`1`,`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`];function randomString(e){let t=``;for(let n=0;n<e;++n){t+=randomChar()}return t}function randomChar(){return e[~~(Math.random()*e.length)]}
;// node_modules/kysely/dist/util/query-id.js
function createQueryId(){return new LazyQueryId}class LazyQueryId{#e;get queryId(){if(this.#e===undefined){this.#e=randomString(8)}return this.#e}}

})

};
